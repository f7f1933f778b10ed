import type { PlayerPreferences } from '@kandil/player';

/** Preferences of a viewer rather than of the device. */
export type ProfileChoices = Pick<
  PlayerPreferences,
  | 'subtitlesEnabled'
  | 'subtitleLanguage'
  | 'subtitlesForDeaf'
  | 'audioLanguage'
  | 'audioDescription'
  | 'skips'
  | 'guard'
  | 'timeline'
>;

const SKIPS = ['INTRO', 'RECAP', 'CREDITS'] as const;
const THEMES = ['VIOLENCE', 'FEAR', 'INTIMACY', 'LANGUAGE', 'SUBSTANCES'] as const;

type Entry = readonly [string, string | undefined];

const printed = (flag: boolean | undefined): string | undefined =>
  flag === undefined ? undefined : String(flag);

const entriesOf = (choices: ProfileChoices): readonly Entry[] => [
  ['subtitles', choices.subtitleLanguage],
  ['on', printed(choices.subtitlesEnabled)],
  ['sdh', printed(choices.subtitlesForDeaf)],
  ['audio', choices.audioLanguage],
  ['ad', printed(choices.audioDescription)],
  ['timeline', choices.timeline],
  ...Object.entries(choices.skips ?? {}),
  ...Object.entries(choices.guard ?? {}),
];

const pick = (stored: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (stored.has(name) ? [[name, stored.get(name)]] : [])));

/** Parses a cookie's choices; the player validates their values. */
export function readChoices(text: string | null): ProfileChoices {
  const stored = new URLSearchParams(text ?? '');
  const flag = (name: string) => (stored.has(name) ? stored.get(name) === 'true' : undefined);
  return {
    subtitlesEnabled: flag('on'),
    subtitlesForDeaf: flag('sdh'),
    audioDescription: flag('ad'),
    subtitleLanguage: stored.get('subtitles') ?? undefined,
    audioLanguage: stored.get('audio') ?? undefined,
    skips: pick(stored, SKIPS),
    guard: pick(stored, THEMES),
    timeline: stored.get('timeline') === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** The cookie's text with some choices changed: `audio=ar&INTRO=always`; it omits choices that were never made. */
export function changeChoices(text: string | null, changed: ProfileChoices): string {
  const stored = new URLSearchParams(text ?? '');
  for (const [name, value] of entriesOf(changed)) if (value !== undefined) stored.set(name, value);
  return stored.toString();
}
