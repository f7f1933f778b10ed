import '@kandil/player/subtitles.css';
import { Cues } from '@kandil/player/subtitles';
import type { SubtitleLook } from '#app/domain/playback/subtitle-look.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { NightScene } from './night-scene.tsx';

/** A picture with a subtitle, rendered by the player's own component. */
export function Preview({ look }: { look: SubtitleLook }) {
  const { t, language } = useWords();
  const lines = t('settings.subtitlesSample')
    .split('\n')
    .map((text) => [{ text, italic: false, bold: false }]);
  return (
    <figure
      aria-label={t('settings.subtitlesPreview')}
      className="rounded-sheet border-line [container-type:size] relative aspect-video w-full overflow-hidden border"
    >
      <NightScene />
      <Cues
        place={look.position === 'top' ? 'top' : 'bottom'}
        look={look}
        first={{
          cues: [{ id: 'sample', place: 'bottom', align: 'center', lines }],
          language,
        }}
      />
    </figure>
  );
}
