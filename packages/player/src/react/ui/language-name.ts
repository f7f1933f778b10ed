import type { Track } from '#src/store/state.ts';

/**
 * The name of a track in the viewer's language ('Turkish', 'التركية'); the playlist's own name for an unknown language
 * code.
 */
export function languageName({ language, label }: Track, locale: string): string {
  try {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    const name = language === 'und' ? undefined : names.of(language);
    return name === undefined
      ? label || language
      : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    // Not a language tag: some playlists have a word there.
    return label || language;
  }
}
