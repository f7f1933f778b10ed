import type { Cue } from '../store/state.ts';
import { usePlayerState } from './context.ts';
import type { SubtitleLook } from './subtitle-look.tsx';
import { Cues } from './subtitle-look.tsx';

function Place({ place, look }: { readonly place: Cue['place']; readonly look: SubtitleLook }) {
  const cues = usePlayerState((state) => state.cues);
  const here = cues.filter((cue) => cue.place === place);
  return here.length === 0 ? null : <Cues cues={here} place={place} look={look} />;
}

/** The subtitles of this moment, as text of ours over the picture. */
export function Subtitles({ look }: { readonly look: SubtitleLook }) {
  return (
    <>
      <Place place="top" look={look} />
      <Place place="bottom" look={look} />
    </>
  );
}
