import { usePlayer, useUiState } from '#src/react/context.ts';
import { chaptersPage } from '#src/react/features/chapters.tsx';
import { guardPage } from '#src/react/features/guard.tsx';
import { qualityPage } from '#src/react/features/quality.tsx';
import { skippingPage } from '#src/react/features/skip.tsx';
import { speedPage } from '#src/react/features/speed.tsx';
import { directionPage } from '#src/react/features/timeline/direction.tsx';
import { MenuLink, MenuSwitch } from '#src/react/ui/menu-list.tsx';
import type { SettingsPage, SettingsPageProps } from '#src/react/ui/settings-page.tsx';
import { PageLink } from '#src/react/ui/settings-page.tsx';
import { shownPosition } from '#src/store/features/seeking.ts';

const PAGES: readonly SettingsPage[] = [
  qualityPage,
  speedPage,
  chaptersPage,
  skippingPage,
  guardPage,
  directionPage,
];

type RootProps = Pick<SettingsPageProps, 'from' | 'onOpen'> & { readonly onClose: () => void };

/** The root of the settings: pages first, then switches and actions. */
export function SettingsRoot({ from, onOpen, onClose }: RootProps) {
  const { core, ui, t, extras, onReport } = usePlayer();
  const stats = useUiState((state) => state.stats);
  return (
    <>
      {PAGES.map((page) => (
        <PageLink key={page.title} page={page} from={from} onOpen={onOpen} />
      ))}
      {extras ? (
        <>
          <MenuSwitch
            text={t('watching.stats')}
            on={stats}
            onToggle={() => {
              ui.setState({ stats: !stats });
              onClose();
            }}
          />
          <MenuLink
            leads={false}
            text={t('player.help')}
            onOpen={() => {
              // The focus returns to the button first, so that the sheet returns it there.
              onClose();
              ui.setState({ help: true });
            }}
          />
        </>
      ) : null}
      {onReport ? (
        <MenuLink
          leads={false}
          text={t('report.title')}
          onOpen={() => {
            const position = Math.floor(shownPosition(core.store.getState()));
            const wasPlaying = !core.store.getState().paused;
            onClose();
            core.pause();
            onReport(position, () => wasPlaying && core.play());
          }}
        />
      ) : null}
    </>
  );
}
