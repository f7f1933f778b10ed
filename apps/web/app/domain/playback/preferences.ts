import type { PlayerPreferences, PreferencesPort } from '@kandil/player';
import { readCookie, writeCookie, YEAR_DAYS } from '#app/browser/cookies.ts';
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

/** Preferences of the device, each in its own cookie (PLAYER-04, PLAYER-05). */
const NAMES = {
  volume: 'kandil_player_volume',
  muted: 'kandil_player_muted',
  quality: 'kandil_video_quality',
  subtitlesEnabled: 'kandil_subtitle_enabled',
  subtitleLanguage: 'kandil_subtitle_language',
  audioLanguage: 'kandil_audio_language',
  secondSubtitleLanguage: 'kandil_subtitle_second',
} as const satisfies Partial<Record<keyof PlayerPreferences, string>>;

/** A profile's choices in one cookie; a guest's name has no number. */
const OF_PROFILE = 'kandil_player';

const isNamed = (key: string): key is keyof typeof NAMES => key in NAMES;

/** The profile that watches. */
export interface Viewer {
  id: number;
  /** A kids profile. */
  child: boolean;
  /** As the profile says on every device, until this one says otherwise. */
  audioDescription?: boolean | undefined;
  subtitlesForDeaf?: boolean | undefined;
}

/** What a member has just saved of a profile counts more than what its player on this device was asked for before. */
export function saveTracksOf({
  id,
  audioDescription,
  subtitlesForDeaf,
}: Pick<Viewer, 'id' | 'audioDescription' | 'subtitlesForDeaf'>): void {
  preferencesOf({ id, child: false }).write({ audioDescription, subtitlesForDeaf });
}

/**
 * Stores the player's preferences. Volume and quality belong to the device. Languages, skips, the Scene Guard and the
 * timeline belong to the profile; a profile without its own languages starts with those last used on the device.
 * @param languages for subtitles while none was chosen, best first
 */
export function preferencesOf(
  viewer: Viewer | null,
  languages: readonly string[] = [],
): PreferencesPort {
  const of = <Name extends string>(name: Name) =>
    viewer ? (`${name}_${viewer.id}` as const) : name;
  const own = of(OF_PROFILE);
  const second = of(NAMES.secondSubtitleLanguage);
  return {
    child: viewer?.child ?? false,
    languages,
    read() {
      const choices = readChoices(readCookie(own));
      const on = choices.subtitlesEnabled ?? asFlag(readCookie(NAMES.subtitlesEnabled));
      return {
        ...choices,
        subtitlesEnabled: on,
        subtitleLanguage:
          choices.subtitleLanguage ?? readCookie(NAMES.subtitleLanguage) ?? undefined,
        subtitlesForDeaf: choices.subtitlesForDeaf ?? viewer?.subtitlesForDeaf,
        audioLanguage: choices.audioLanguage ?? readCookie(NAMES.audioLanguage) ?? undefined,
        audioDescription: choices.audioDescription ?? viewer?.audioDescription,
        volume: asNumber(readCookie(NAMES.volume)),
        muted: asFlag(readCookie(NAMES.muted)),
        quality: asQuality(readCookie(NAMES.quality)),
        secondSubtitleLanguage: readCookie(second) ?? undefined,
      };
    },
    write(patch) {
      for (const [key, value] of Object.entries(patch)) {
        if (typeof value === 'object' || value === undefined || !isNamed(key)) continue;
        writeCookie(
          key === 'secondSubtitleLanguage' ? second : NAMES[key],
          printed(value),
          YEAR_DAYS,
        );
      }
      const before = readCookie(own);
      const after = changeChoices(before, patch);
      if (after !== (before ?? '')) writeCookie(own, after, YEAR_DAYS);
    },
  };
}
