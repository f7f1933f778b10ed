import type { NECESSARY } from './necessary.ts';

/**
 * The keys that need the visitor's consent, by place (SPEC-D56); `necessary.ts` lists the others. The door to each place
 * (browser/cookies.ts, storage/items.ts) takes no key that is not listed, and lint bans every way past the doors. The
 * cookie policy says the purpose and term of each key.
 *
 * `functionality` makes the next visit more convenient; `measuring` is for analytics or social media.
 */
export const NEEDS_CONSENT = {
  cookie: {
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
    functionality: ['kandil_scroll', 'kandil_lists', 'kandil_cache_offline'],
    measuring: ['kandil.events', 'kandil.told-payments'],
  },
  /** Cache Storage, which the service worker fills. */
  cache: { functionality: ['pictures'], measuring: [] },
} as const;

type Places = typeof NEEDS_CONSENT;
export type Place = keyof Places;
/** The keys of a place. */
export type KeyOf<P extends Place> =
  | Places[P]['functionality' | 'measuring'][number]
  | (typeof NECESSARY)[P][number];
/** A functional cookie's name may be followed by the id of a profile: `kandil_player_7`. */
export type CookieName = KeyOf<'cookie'> | `${Places['cookie']['functionality'][number]}_${number}`;

/** Whether an answer of the cookie notice, such as `functionality.analytics`, allows a key. */
export function isAllowed(place: Place, key: string, consent: string): boolean {
  const { functionality, measuring }: Record<string, readonly string[]> = NEEDS_CONSENT[place];
  if (functionality?.includes(key.replace(/_\d+$/, ''))) return consent.includes('functionality');
  return !measuring?.includes(key) || /analytics|social/.test(consent);
}
