import type { UiKey } from '@kandil/i18n';
import { SKIP_SECONDS } from '#src/store/features/seeking.ts';

/** A command of the viewer: its row in the help, and its keys. `shell/run-command.ts` says what it does. */
export type CommandRow = {
  /** Its text in the help; without one it has no row. */
  readonly help?: UiKey;
  /** Its text in the help of a channel, where that differs. */
  readonly channelHelp?: UiKey;
  /** The keys as the help prints them. */
  readonly keys?: string;
  /**
   * Keys by their position, which is the same on every layout (K is ن in Arabic and л in Russian), and by the names
   * that remotes send; each with the step it stands for.
   */
  readonly codes?: Readonly<Record<string, number>>;
  /** The same with Shift. */
  readonly shifted?: Readonly<Record<string, number>>;
  /** Keys by their character, wherever a layout has it. */
  readonly signs?: Readonly<Record<string, number>>;
  /** Repeats while its key is held down; others would flicker. */
  readonly repeats?: true;
};

const digits = (prefix: string) =>
  Object.fromEntries(Array.from({ length: 10 }, (_, digit) => [prefix + digit, digit / 10]));

/** All commands, in the order of the help. */
export const COMMANDS = {
  playPause: {
    help: 'player.helpPlayPause',
    keys: 'Space K',
    codes: { Space: 1, KeyK: 1, MediaPlayPause: 1 },
  },
  skip: {
    help: 'player.helpSkip',
    keys: '← → J L',
    codes: {
      ArrowLeft: -SKIP_SECONDS,
      KeyJ: -SKIP_SECONDS,
      MediaRewind: -SKIP_SECONDS,
      ArrowRight: SKIP_SECONDS,
      KeyL: SKIP_SECONDS,
      MediaFastForward: SKIP_SECONDS,
    },
    repeats: true,
  },
  volume: {
    help: 'player.volume',
    keys: '↑ ↓',
    codes: { ArrowUp: 1, ArrowDown: -1 },
    repeats: true,
  },
  mute: { help: 'player.mute', keys: 'M', codes: { KeyM: 1 } },
  fullscreen: { help: 'player.fullscreen', keys: 'F', codes: { KeyF: 1 } },
  subtitles: { help: 'detail.subtitles', keys: 'C', codes: { KeyC: 1 } },
  transcript: { help: 'captions.helpTranscript', keys: 'T', codes: { KeyT: 1 } },
  repeatLine: { help: 'captions.helpRepeat', keys: 'R', codes: { KeyR: 1 } },
  subtitleTiming: {
    help: 'captions.helpTiming',
    keys: 'G H',
    codes: { KeyG: -1, KeyH: 1 },
    repeats: true,
  },
  skipSegment: { help: 'watching.helpSkip', keys: 'S', codes: { KeyS: 1 } },
  next: {
    help: 'player.next',
    channelHelp: 'player.nextChannel',
    keys: 'N',
    codes: { KeyN: 1, MediaTrackNext: 1 },
  },
  chapters: {
    help: 'watching.helpChapters',
    channelHelp: 'live.keys',
    keys: 'PgUp PgDn',
    codes: { PageUp: -1, PageDown: 1, MediaTrackPrevious: -1 },
    signs: { ChannelUp: 1, ChannelDown: -1 },
    repeats: true,
  },
  speed: {
    help: 'watching.helpSpeed',
    keys: '< >',
    shifted: { Comma: -1, Period: 1 },
    signs: { '<': -1, '>': 1 },
    repeats: true,
  },
  frame: {
    help: 'watching.helpFrame',
    keys: ', .',
    codes: { Comma: -1, Period: 1 },
    repeats: true,
  },
  pip: { help: 'player.pip', keys: 'P', codes: { KeyP: 1 } },
  stats: { help: 'watching.stats', keys: 'I', codes: { KeyI: 1 } },
  startEnd: { help: 'player.helpStartEnd', keys: 'Home End', codes: { Home: -1, End: 1 } },
  fraction: {
    help: 'player.helpFraction',
    keys: '0 9',
    codes: { ...digits('Digit'), ...digits('Numpad') },
  },
  help: { help: 'player.helpHelp', keys: '?', signs: { '?': 1, '؟': 1 } },
  // The single action button of a remote.
  confirm: { codes: { Enter: 1, NumpadEnter: 1 } },
} satisfies Readonly<Record<string, CommandRow>>;

export type CommandName = keyof typeof COMMANDS;

/** A command and its step: a direction, a number of seconds, or a share of the timeline. */
export type Command = { readonly name: CommandName; readonly step: number };

/** The rows, as wide as their type. */
export const COMMAND_ROWS = Object.entries(COMMANDS) as readonly (readonly [
  CommandName,
  CommandRow,
])[];

/** The key of a command that a button names: 'K', 'Home'. */
export function shortcutOf(name: CommandName, step = 1): string | undefined {
  const { codes = {} }: CommandRow = COMMANDS[name];
  const code = Object.keys(codes).find(
    (each) => codes[each] === step && !/^(?:Arrow|Media|Space)/.test(each),
  );
  return code?.replace('Key', '');
}
