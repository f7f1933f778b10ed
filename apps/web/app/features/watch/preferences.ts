import type { PlayerPreferences, PreferencesPort } from '@kandil/player';
import { readConsent } from '#app/browser/consent.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
import { changeChoices, readChoices } from './profile-choices.ts';

const asNumber = (value: string | null): number | undefined => {
  const number = value === null ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
};
const asFlag = (value: string | null): boolean | undefined =>
  value === null ? undefined : value === '1';
const asQuality = (value: string | null): PlayerPreferences['quality'] =>
  value === 'auto' || value === 'saver' ? value : asNumber(value);

function printed(value: boolean | number | string): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value);
}

/** What is remembered for whoever uses this device, each choice in a cookie of its own (PLAYER-04, PLAYER-05). */
const NAMES = {
  volume: COOKIES.playerVolume,
  muted: COOKIES.playerMuted,
  quality: COOKIES.videoQuality,
  subtitlesEnabled: COOKIES.subtitleEnabled,
  subtitleLanguage: COOKIES.subtitleLanguage,
  audioLanguage: COOKIES.audioLanguage,
  secondSubtitleLanguage: COOKIES.subtitleSecond,
} as const satisfies Partial<Record<keyof PlayerPreferences, string>>;

/** The choices of a profile in one cookie; of a guest without the number. */
const OF_PROFILE = COOKIES.playerChoices;

const isNamed = (key: string): key is keyof typeof NAMES => key in NAMES;

/** The profile that watches. */
export interface Viewer {
  id: number;
  /** A profile for children. */
  child: boolean;
}

/**
 * What the player remembers for a viewer. Volume and quality belong to the device. Languages, skips, the Scene Guard
 * and the timeline belong to the profile; the languages last used on the device are where a profile begins that has
 * not chosen any.
 */
export function preferencesOf(viewer: Viewer | null): PreferencesPort {
  const of = (name: string) => (viewer ? `${name}_${viewer.id}` : name);
  const own = of(OF_PROFILE);
  const second = of(NAMES.secondSubtitleLanguage);
  return {
    child: viewer?.child ?? false,
    read() {
      const choices = readChoices(readCookie(own));
      const on = choices.subtitlesEnabled ?? asFlag(readCookie(NAMES.subtitlesEnabled));
      return {
        ...choices,
        subtitlesEnabled: on,
        subtitleLanguage:
          choices.subtitleLanguage ?? readCookie(NAMES.subtitleLanguage) ?? undefined,
        audioLanguage: choices.audioLanguage ?? readCookie(NAMES.audioLanguage) ?? undefined,
        volume: asNumber(readCookie(NAMES.volume)),
        muted: asFlag(readCookie(NAMES.muted)),
        quality: asQuality(readCookie(NAMES.quality)),
        secondSubtitleLanguage: readCookie(second) ?? undefined,
      };
    },
    write(patch) {
      // Beyond this visit only for those who allowed it (SPEC-D32).
      const days = readConsent()?.has('functionality') ? YEAR_DAYS : undefined;
      for (const [key, value] of Object.entries(patch)) {
        if (typeof value === 'object' || value === undefined || !isNamed(key)) continue;
        writeCookie(key === 'secondSubtitleLanguage' ? second : NAMES[key], printed(value), days);
      }
      const before = readCookie(own);
      const after = changeChoices(before, patch);
      if (after !== (before ?? '')) writeCookie(own, after, days);
    },
  };
}
