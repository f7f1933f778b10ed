import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { MenuRadios } from '#src/react/ui/menu-list.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';

const texts = { ltr: 'watching.timelineLtr', rtl: 'watching.timelineRtl' } as const;

/** The timeline's direction, which right-to-left languages can turn. */
export const directionPage: SettingsPage = {
  title: 'watching.timeline',
  note: ({ timeline }, { t, direction }) => (direction === 'rtl' ? t(texts[timeline]) : null),
  Choices: ({ onChosen }) => {
    const { core, t } = usePlayer();
    const chosen = usePlayerState((state) => state.timeline);
    return (
      <MenuRadios
        choices={(['ltr', 'rtl'] as const).map((value) => ({ value, text: t(texts[value]) }))}
        chosen={chosen}
        onChoose={core.chooseTimeline}
        onChosen={onChosen}
      />
    );
  },
};
