import type { Track } from './state.ts';

/**
 * What a track is, where it is not ordinary: a sound that describes the pictures or talks about the film; subtitles that
 * also name sounds, or that have only what is said in other languages. The words are the ends of the service's keys.
 */
export const TRACK_KINDS = ['ad', 'commentary', 'sdh', 'forced'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

/** The key of a track, unique among the sounds or subtitles of a stream: `tr`, `tr.ad`, `tr.sdh`. */
export const keyOf = ({ language, kind }: Omit<Track, 'label'>): string =>
  kind === undefined ? language : `${language}.${kind}`;

const kindIn = (key: string): TrackKind | undefined =>
  TRACK_KINDS.find((kind) => key.endsWith(`.${kind}`));

/** The language of a key, and its kind unless it is of an ordinary track. */
export function readKey(key: string): Omit<Track, 'label'> {
  const kind = kindIn(key);
  return kind === undefined
    ? { language: key }
    : { language: key.slice(0, -kind.length - 1), kind };
}

/** The key of a described sound in whatever language there is one. */
export const ANY_DESCRIPTION = keyOf({ language: '', kind: 'ad' });

/** Whether a language is there in this kind, so that a choice of its ordinary track is a choice against the kind. */
export const isOffered = (
  tracks: readonly Track[],
  { language, kind }: Required<Omit<Track, 'label'>>,
): boolean => tracks.some((track) => track.language === language && track.kind === kind);

/** The language of a key, which is all that the host's reports and records have; null for none. */
export const languageIn = (key: string | null): string | null =>
  (key && readKey(key).language) || null;

const primary = (language: string): string => (language.split('-')[0] ?? '').toLowerCase();

/** The tracks of a language: of the same tag, else of the same primary language (tr for tr-TR). */
function tracksIn(tracks: readonly Track[], language: string): readonly Track[] {
  const same = tracks.filter((track) => track.language.toLowerCase() === language.toLowerCase());
  return same.length > 0
    ? same
    : tracks.filter((track) => primary(track.language) === primary(language));
}

/**
 * The track for a key. Where its kind is missing, it is the ordinary track of the language, else the language's next
 * best; a commentary only if it was asked for. Who needs a description gets one in any language rather than none.
 */
export function trackFor(tracks: readonly Track[], key: string | null): Track | undefined {
  if (key === null) return undefined;
  const { language, kind } = readKey(key);
  const spoken = tracksIn(tracks, language);
  if (spoken.length === 0 && kind === 'ad') return tracks.find((track) => track.kind === 'ad');
  return ([kind, undefined, 'sdh', 'ad'] as const)
    .flatMap((each) => spoken.filter((track) => track.kind === each))
    .at(0);
}
