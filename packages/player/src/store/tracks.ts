import type { Track } from './state.ts';

const primary = (language: string): string => (language.split('-')[0] ?? '').toLowerCase();

/** The track for a language: the same tag, else the same primary language (tr for tr-TR). */
export function trackFor(tracks: readonly Track[], language: string | null): Track | undefined {
  if (language === null) return undefined;
  const same = tracks.find((track) => track.language.toLowerCase() === language.toLowerCase());
  return same ?? tracks.find((track) => primary(track.language) === primary(language));
}
