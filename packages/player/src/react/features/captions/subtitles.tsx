import { useMemo, useRef } from 'react';
import { firstKey, secondKey } from '#src/captions/languages.ts';
import type { Cue } from '#src/store/state.ts';
import { languageIn } from '#src/store/tracks.ts';
import { useCaptionState, usePlayer, usePlayerState, useUiState } from '#src/react/context.ts';
import type { SubtitleLook } from '#src/captions/look.ts';
import type { CueGroup } from './cues.tsx';
import { Cues } from './cues.tsx';
import { useBars } from '#src/react/hooks/use-bars.ts';

/** The current cues of the first language, else forced ones: from their file, or from the stream where it failed. */
function useFirst(): CueGroup {
  const chosen = usePlayerState(firstKey);
  const forced = useCaptionState((state) => state.forced);
  const key = chosen ?? forced;
  const streamed = usePlayerState((state) => state.cues);
  const fromFile = useCaptionState((state) => state.shown);
  const hasFile = useCaptionState(({ files }) => files.get(key ?? '')?.status === 'ready');
  return { cues: hasFile ? fromFile : streamed, language: languageIn(key) ?? undefined };
}

function useSecond(): CueGroup {
  const chosen = useCaptionState((state) => state.second);
  const key = usePlayerState((state) => secondKey(state, chosen));
  const cues = useCaptionState((state) => state.shownSecond);
  return { cues: key === null ? [] : cues, language: languageIn(key) ?? undefined };
}

/** A sample between subtitles while a look is chosen. */
function useSample(): readonly Cue[] {
  const { t, locale } = usePlayer();
  const choosing = useUiState((state) => state.menu === 'subtitleLook');
  return useMemo(() => {
    const lines = t('settings.subtitlesSample')
      .split('\n')
      .map((text) => [{ text, italic: false, bold: false }]);
    return choosing ? [{ id: `sample:${locale}`, place: 'bottom', align: 'center', lines }] : [];
  }, [choosing, t, locale]);
}

const at = (place: Cue['place'], { cues, language }: CueGroup, look: SubtitleLook): CueGroup => ({
  cues: cues.filter((cue) => (look.position === 'top' ? 'top' : cue.place) === place),
  language,
});

/** Renders the current subtitles as text over the picture. */
export function Subtitles({ look }: { readonly look: SubtitleLook }) {
  const { locale } = usePlayer();
  const box = useRef<HTMLDivElement>(null);
  const said = useFirst();
  const second = useSecond();
  const sample = useSample();
  const first =
    said.cues.length > 0 ? said : { cues: sample, language: new Intl.Locale(locale).language };
  useBars(box);
  return (
    <div ref={box} className="kp-subtitles">
      {(['top', 'bottom'] as const).map((place) => {
        const groups = [at(place, first, look), at(place, second, look)] as const;
        if (groups.every(({ cues }) => cues.length === 0)) return null;
        return <Cues key={place} place={place} look={look} first={groups[0]} second={groups[1]} />;
      })}
    </div>
  );
}
