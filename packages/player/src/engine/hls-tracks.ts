import type { Quality, Track } from '../store/state.ts';
import { rungFor } from '../store/reducers.ts';

type Rendition = { readonly name: string; readonly lang?: string };
type Rung = { readonly height: number; readonly bitrate: number };

/** RFC 5646: a language that nobody named. */
const UNDETERMINED = 'und';

/** The language by which a rendition is known to the store. */
export const languageOf = (rendition: Rendition): string => rendition.lang ?? UNDETERMINED;

/** Renditions as tracks, one for each language, in the order of the playlist. */
export function tracksOf(renditions: readonly Rendition[]): readonly Track[] {
  const byLanguage = new Map<string, Track>();
  for (const rendition of renditions) {
    const language = languageOf(rendition);
    if (!byLanguage.has(language)) byLanguage.set(language, { language, label: rendition.name });
  }
  return [...byLanguage.values()];
}

/** The heights on offer, tallest first, each once. */
export function heightsOf(rungs: readonly Rung[]): readonly number[] {
  const heights = rungs.map((rung) => rung.height).filter((height) => height > 0);
  return [...new Set(heights)].toSorted((one, other) => other - one);
}

/** The index of the best rung of the asked height, for the data saver of the lowest; -1 lets the engine decide. */
export function rungIndex(rungs: readonly Rung[], asked: Quality): number {
  const heights = heightsOf(rungs);
  const height = asked === 'saver' ? heights.at(-1) : rungFor(heights, asked);
  let best = -1;
  rungs.forEach((rung, index) => {
    const better = rung.bitrate > (rungs[best]?.bitrate ?? -1);
    if (rung.height === height && better) best = index;
  });
  return best;
}
