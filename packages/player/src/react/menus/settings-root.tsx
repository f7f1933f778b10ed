import { usePlayer, usePlayerState, useUiState } from '../context.ts';
import { shownPosition } from '#src/store/reducers.ts';
import { MenuLink, MenuSwitch } from './menu-list.tsx';
import { qualityName, times } from './setting-names.ts';
import type { PageProps, SettingsPage } from './settings-pages.tsx';
import { useChapters } from '../hooks/use-chapters.ts';

type RootProps = Pick<PageProps, 'from' | 'onOpen'> & { readonly onClose: () => void };
type Row = { readonly page: SettingsPage; readonly text: string; readonly note?: string };

/** The pages that apply to this video, each with its current value. */
function useRows(): readonly Row[] {
  const { labels, locale, direction, sceneGuard } = usePlayer();
  const { marks } = labels;
  const live = usePlayerState((state) => state.live);
  const quality = usePlayerState((state) => state.quality);
  const rungs = usePlayerState((state) => state.qualities.length);
  const rate = usePlayerState((state) => state.rate);
  const timeline = usePlayerState((state) => state.timeline);
  const chapters = useChapters().length;
  const row = (there: boolean, page: SettingsPage, text: string, note?: string): Row[] =>
    there ? [{ page, text, ...(note !== undefined && { note }) }] : [];
  return [
    ...row(rungs > 1, 'quality', labels.quality, qualityName(quality, labels)),
    ...row(!live, 'speed', labels.speed, times(rate, locale)),
    ...row(chapters > 1, 'chapters', marks.chapters),
    ...row(!live, 'skipping', marks.skipping),
    ...row(!live && sceneGuard, 'guard', marks.guard),
    ...row(
      direction === 'rtl',
      'timeline',
      marks.timelineDirection,
      marks.timelineDirections[timeline],
    ),
  ];
}

/** The root of the settings: pages first, then switches and actions. */
export function SettingsRoot({ from, onOpen, onClose }: RootProps) {
  const { core, ui, labels, extras, onReport } = usePlayer();
  const stats = useUiState((state) => state.stats);
  return (
    <>
      {useRows().map(({ page, text, note }) => (
        <MenuLink
          key={page}
          text={text}
          note={note}
          first={page === from}
          onOpen={() => onOpen(page)}
        />
      ))}
      {extras ? (
        <>
          <MenuSwitch
            text={labels.marks.stats.title}
            on={stats}
            onToggle={() => {
              ui.setState({ stats: !stats });
              onClose();
            }}
          />
          <MenuLink
            leads={false}
            text={labels.help.title}
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
          text={labels.report}
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
