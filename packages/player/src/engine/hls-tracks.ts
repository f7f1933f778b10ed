import type { Quality, Track } from '../store/state.ts';
import { rungFor } from '../store/features/quality.ts';
import { keyOf, type TrackKind, trackFor } from '../store/tracks.ts';

type Rendition = {
  readonly name: string;
  readonly lang?: string | undefined;
  /** Only what is said in other languages: no choice of the viewer. */
  readonly forced?: boolean;
  /** `6` for 5.1. */
  readonly channels?: string | undefined;
  /** What the rendition is for: Uniform Type Identifiers (RFC 8216, 4.3.4.1). */
  readonly characteristics?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
};
type Rung = { readonly height: number; readonly bitrate: number };

/** RFC 5646: undetermined language. */
const UNDETERMINED = 'und';

/** The store's language code of a rendition. */
export const languageOf = (rendition: Rendition): string => rendition.lang ?? UNDETERMINED;

/** What a rendition is, in Apple's words for accessible tracks; HLS has none for a commentary, so its own key says it. */
function kindOf({ characteristics = '', forced, attrs }: Rendition): TrackKind | undefined {
  if (forced) return 'forced';
  if (characteristics.includes('describes-video')) return 'ad';
  if (characteristics.includes('transcribes-spoken-dialog')) return 'sdh';
  return String(attrs?.['STABLE-RENDITION-ID']).endsWith('.commentary') ? 'commentary' : undefined;
}

const trackOf = (rendition: Rendition): Track => ({
  language: languageOf(rendition),
  label: rendition.name,
  kind: kindOf(rendition),
});

/** The store's key of a rendition. */
export const keyOfRendition = (rendition: Rendition): string => keyOf(trackOf(rendition));

/** Renditions as tracks, one per language and kind, in playlist order. */
const allTracks = (renditions: readonly Rendition[]): readonly Track[] => {
  const byKey = new Map<string, Track>();
  for (const track of renditions.map(trackOf))
    if (!byKey.has(keyOf(track))) byKey.set(keyOf(track), track);
  return [...byKey.values()];
};

/** The tracks that a viewer can choose. */
export const tracksOf = (renditions: readonly Rendition[]): readonly Track[] =>
  allTracks(renditions).filter(({ kind }) => kind !== 'forced');

/** The subtitles of what is said in other languages. */
export const forcedTracksOf = (renditions: readonly Rendition[]): readonly Track[] =>
  allTracks(renditions).filter(({ kind }) => kind === 'forced');

/** Channels of 5.1, as playlists say it. */
const SURROUND = '6';

/** Whether there is a sound in 5.1. */
export const hasSurround = (renditions: readonly Rendition[]): boolean =>
  renditions.some(({ channels }) => channels === SURROUND);

/** The index of the rendition for a key, or -1; with `surround`, of its 5.1 if it has one. */
export function indexFor(renditions: readonly Rendition[], key: string, surround = false): number {
  const track = trackFor(tracksOf(renditions), key);
  const isIt = (rendition: Rendition): boolean =>
    track !== undefined && keyOfRendition(rendition) === keyOf(track);
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
