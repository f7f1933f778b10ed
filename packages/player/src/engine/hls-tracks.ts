import type { Quality, Track } from '../store/state.ts';
import { rungFor } from '../store/features/quality.ts';
import { trackFor } from '../store/tracks.ts';

type Rendition = {
  readonly name: string;
  readonly lang?: string | undefined;
  /** Only what is said in other languages: no choice of the viewer. */
  readonly forced?: boolean;
  /** `6` for 5.1. */
  readonly channels?: string | undefined;
};
type Rung = { readonly height: number; readonly bitrate: number };

/** RFC 5646: undetermined language. */
const UNDETERMINED = 'und';

/** The store's language code of a rendition. */
export const languageOf = (rendition: Rendition): string => rendition.lang ?? UNDETERMINED;

/** Renditions as tracks, one per language, in playlist order, without forced subtitles. */
export function tracksOf(renditions: readonly Rendition[]): readonly Track[] {
  const byLanguage = new Map<string, Track>();
  for (const rendition of renditions.filter(({ forced }) => !forced)) {
    const language = languageOf(rendition);
    if (!byLanguage.has(language)) byLanguage.set(language, { language, label: rendition.name });
  }
  return [...byLanguage.values()];
}

/** Channels of 5.1, as playlists say it. */
const SURROUND = '6';

/** Whether there is a sound in 5.1. */
export const hasSurround = (renditions: readonly Rendition[]): boolean =>
  renditions.some(({ channels }) => channels === SURROUND);

/** The index of the rendition for a language, or -1; with `surround`, of its 5.1 if it has one. */
export function indexFor(
  renditions: readonly Rendition[],
  language: string,
  surround = false,
): number {
  const track = trackFor(tracksOf(renditions), language);
  const isIt = (rendition: Rendition): boolean =>
    !rendition.forced && languageOf(rendition) === track?.language;
  const rich = surround
    ? renditions.findIndex((each) => isIt(each) && each.channels === SURROUND)
    : -1;
  return rich >= 0 ? rich : renditions.findIndex(isIt);
}

/** The available heights, tallest first, without duplicates. */
export function heightsOf(rungs: readonly Rung[]): readonly number[] {
  const heights = rungs.map((rung) => rung.height).filter((height) => height > 0);
  return [...new Set(heights)].toSorted((one, other) => other - one);
}

/** The indexes of the levels above a height, last first; none if no level would remain. */
export function levelsAbove(rungs: readonly Rung[], maxHeight: number): readonly number[] {
  const above = rungs.flatMap(({ height }, index) => (height > maxHeight ? [index] : []));
  return above.length < rungs.length ? above.toReversed() : [];
}

/**
 * The index of the best level of the requested height, or of the lowest for the data saver; -1 lets the engine decide.
 */
export function rungIndex(rungs: readonly Rung[], requested: Quality): number {
  const heights = heightsOf(rungs);
  const height = requested === 'saver' ? heights.at(-1) : rungFor(heights, requested);
  let best = -1;
  rungs.forEach((rung, index) => {
    const better = rung.bitrate > (rungs[best]?.bitrate ?? -1);
    if (rung.height === height && better) best = index;
  });
  return best;
}
