import type { Translate, UiKey } from '@kandil/i18n';
import type { Quality } from '#src/store/state.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { MenuRadios } from '#src/react/ui/menu-list.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';

const pixels = (height: number): string => `${height}p`;

function qualityName(quality: Quality, t: Translate<UiKey>): string {
  if (quality === 'auto') return t('player.qualityAuto');
  return quality === 'saver' ? t('watching.saver') : pixels(quality);
}

function Qualities({ onChosen }: { readonly onChosen: () => void }) {
  const { core, t } = usePlayer();
  const heights = usePlayerState((state) => state.qualities);
  const chosen = usePlayerState((state) => state.quality);
  const playing = usePlayerState((state) => state.playingQuality);
  /** For 'automatic' the current quality; for the data saver an explanation. */
  const noteOf = (quality: Quality): string | undefined => {
    if (quality === 'saver') return t('watching.saverNote');
    const shown = quality === 'auto' && chosen === 'auto' && playing !== null;
    return shown ? pixels(playing) : undefined;
  };
  const choices = (['auto', ...heights, 'saver'] as const).map((value) => ({
    value,
    text: qualityName(value, t),
    note: noteOf(value),
  }));
  return (
    <MenuRadios<Quality>
      choices={choices}
      chosen={chosen}
      onChoose={core.chooseQuality}
      onChosen={onChosen}
    />
  );
}

/** The picture's quality, where the stream has several. */
export const qualityPage: SettingsPage = {
  title: 'player.quality',
  note: ({ qualities, quality }, { t }) => (qualities.length > 1 ? qualityName(quality, t) : null),
  Choices: Qualities,
};
