import type { Translate, UiKey } from '@kandil/i18n';
import type { Track } from '#src/store/state.ts';
import type { TrackKind } from '#src/store/tracks.ts';

/** The name of a language in the viewer's own; the playlist's name of the track for an unknown code. */
function languageName({ language, label }: Track, locale: string): string {
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

/** Forced subtitles are in no menu. */
const WITH_KIND: Readonly<Partial<Record<TrackKind, UiKey>>> = {
  ad: 'captions.trackDescription',
  commentary: 'captions.trackCommentary',
  sdh: 'captions.trackDeaf',
};

/** The name of a track in the viewer's language, with its kind: 'Turkish', 'Turkish (audio description)'. */
export function trackName(
  track: Track,
  { t, locale }: { readonly t: Translate<UiKey>; readonly locale: string },
): string {
  const language = languageName(track, locale);
  const words = track.kind && WITH_KIND[track.kind];
  return words === undefined ? language : t(words, { language });
}
