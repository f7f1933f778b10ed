/**
 * Every key that the web client stores on a device, by place and by the consent that it needs (SPEC-D56). The door to
 * each place (browser/cookies.ts, storage/items.ts) takes no other key, and lint bans every way past them. The cookie
 * policy says the purpose and term of each (features/static/stored-rows.ts).
 *
 * `necessary`: the session, its device and language, the answer about cookies, and what a request of the visitor needs
 * to be completed, such as a form, a payment or a change of My List without a connection. `functionality`: what makes
 * the next visit more convenient. `measuring`: analytics or social media.
 */
export const STORED = {
  cookie: {
    necessary: [
      'kandil_token',
      'kandil_token_expiry',
      'kandil_profile',
      'kandil_language',
      'kandil_device',
      'kandil_consent',
      'kandil_webview',
      'kandil_probe',
    ],
    functionality: [
      'kandil_subtitle_enabled',
      'kandil_subtitle_language',
      'kandil_subtitle_look',
      'kandil_subtitle_second',
      'kandil_audio_language',
      'kandil_player_volume',
      'kandil_player_muted',
      'kandil_video_quality',
      'kandil_player',
      'kandil_popups',
    ],
    measuring: [],
  },
  /** localStorage. */
  local: {
    necessary: [
      'kandil_session',
      'kandil_cache_config',
      'kandil_cache_reports',
      'kandil_cache_list-changes',
      'kandil_cache_social',
    ],
    functionality: [
      'kandil_recent_searches',
      'kandil_cache_continues',
      'kandil_cache_offline',
      'kandil_cache_prayer',
      'kandil_cache_prayer_told',
      'kandil_cache_prayer_banner',
    ],
    measuring: [],
  },
  /** sessionStorage: it ends with the tab. */
  tab: {
    necessary: [
      'kandil.social',
      'kandil.come-back',
      'kandil.notification',
      'kandil_missed',
      'kandil_cache_new-profile',
      'kandil_cache_support',
      'kandil_cache_card-details',
    ],
    functionality: ['kandil_scroll', 'kandil_lists', 'kandil_cache_offline'],
    measuring: ['kandil.events', 'kandil.told-payments'],
  },
  /** Cache Storage, filled by the service worker: built files, the offline page, pictures of the catalogue. */
  cache: { necessary: ['shell', 'assets'], functionality: ['pictures'], measuring: [] },
} as const;

type Places = typeof STORED;
export type Place = keyof Places;
/** The keys of a place. A cookie's may be followed by the id of a profile: `kandil_player_7`. */
export type KeyOf<P extends Place> = Places[P]['necessary' | 'functionality' | 'measuring'][number];
export type CookieName = KeyOf<'cookie'> | `${Places['cookie']['functionality'][number]}_${number}`;

/** Whether an answer of the cookie notice, such as `functionality.analytics`, allows a key. */
export function isAllowed(place: Place, key: string, consent: string): boolean {
  const { functionality, measuring } = STORED[place] as Record<string, readonly string[]>;
  if (functionality?.includes(key.replace(/_\d+$/, ''))) return consent.includes('functionality');
  return !measuring?.includes(key) || /analytics|social/.test(consent);
}
