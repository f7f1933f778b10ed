import type { PlayerPreferences, PreferencesPort } from '@kandil/player';
import { readConsent } from '../../lib/consent.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '../../lib/cookies.ts';

const asNumber = (value: string | null): number | undefined => {
  const number = value === null ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
};
const asFlag = (value: string | null): boolean | undefined =>
  value === null ? undefined : value === '1';
const asQuality = (value: string | null): PlayerPreferences['quality'] =>
  value === 'auto' ? 'auto' : asNumber(value);

const NAMES = {
  volume: COOKIES.playerVolume,
  muted: COOKIES.playerMuted,
  quality: COOKIES.videoQuality,
  subtitlesEnabled: COOKIES.subtitleEnabled,
  subtitleLanguage: COOKIES.subtitleLanguage,
  audioLanguage: COOKIES.audioLanguage,
} as const satisfies Record<keyof PlayerPreferences, string>;

/** What the player remembers, each choice in a cookie of its own (PLAYER-04, PLAYER-05). */
export const playerPreferences: PreferencesPort = {
  read: () => ({
    volume: asNumber(readCookie(NAMES.volume)),
    muted: asFlag(readCookie(NAMES.muted)),
    quality: asQuality(readCookie(NAMES.quality)),
    subtitlesEnabled: asFlag(readCookie(NAMES.subtitlesEnabled)),
    subtitleLanguage: readCookie(NAMES.subtitleLanguage) ?? undefined,
    audioLanguage: readCookie(NAMES.audioLanguage) ?? undefined,
  }),
  write(patch) {
    // Beyond this visit only for those who allowed it (decision 32).
    const days = readConsent()?.has('functionality') ? YEAR_DAYS : undefined;
    for (const [key, value] of Object.entries(patch)) {
      if (value === undefined) continue;
      const text = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
      writeCookie(NAMES[key as keyof PlayerPreferences], text, days);
    }
  },
};
