import { SKIP_SECONDS } from './reducers.ts';

/** The command of a key. */
export type Command =
  | {
      readonly type:
        | 'togglePlay'
        | 'toggleMute'
        | 'toggleFullscreen'
        | 'toggleSubtitles'
        | 'toggleTranscript'
        | 'repeatLine'
        | 'togglePip'
        | 'toggleStats'
        | 'skipSegment'
        | 'next'
        | 'confirm'
        | 'help'
        | 'start'
        | 'end';
    }
  | { readonly type: 'skip'; readonly seconds: number }
  | { readonly type: 'volume'; readonly steps: 1 | -1 }
  | { readonly type: 'shiftSubtitles'; readonly steps: 1 | -1 }
  | { readonly type: 'chapter' | 'frame' | 'speed'; readonly step: 1 | -1 }
  | { readonly type: 'fraction'; readonly of: number };

export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'
>;

const togglePlay: Command = { type: 'togglePlay' };
const next: Command = { type: 'next' };
const back: Command = { type: 'skip', seconds: -SKIP_SECONDS };
const forward: Command = { type: 'skip', seconds: SKIP_SECONDS };
const toPrevious: Command = { type: 'chapter', step: -1 };
const toNext: Command = { type: 'chapter', step: 1 };
const confirm: Command = { type: 'confirm' };

/** @param keys their printed names; positions are the same on every layout, letters are Latin */
const shortcut = <Name extends string>(
  name: Name,
  keys: string,
  codes: Readonly<Record<string, Command>> = {},
) => ({ name, keys: keys.split(' '), codes });

/**
 * The shortcuts in the order of the help. By position on the keyboard, not by letter: K is ن in Arabic, ن in Persian and
 * л in Russian. Remotes send some key names too.
 */
export const SHORTCUTS = [
  shortcut('playPause', 'Space K', {
    Space: togglePlay,
    KeyK: togglePlay,
    MediaPlayPause: togglePlay,
  }),
  shortcut('skip', '← → J L', {
    ArrowLeft: back,
    KeyJ: back,
    MediaRewind: back,
    ArrowRight: forward,
    KeyL: forward,
    MediaFastForward: forward,
  }),
  shortcut('volume', '↑ ↓', {
    ArrowUp: { type: 'volume', steps: 1 },
    ArrowDown: { type: 'volume', steps: -1 },
  }),
  shortcut('mute', 'M', { KeyM: { type: 'toggleMute' } }),
  shortcut('fullscreen', 'F', { KeyF: { type: 'toggleFullscreen' } }),
  shortcut('subtitles', 'C', { KeyC: { type: 'toggleSubtitles' } }),
  shortcut('transcript', 'T', { KeyT: { type: 'toggleTranscript' } }),
  shortcut('repeatLine', 'R', { KeyR: { type: 'repeatLine' } }),
  shortcut('subtitleTiming', 'G H', {
    KeyG: { type: 'shiftSubtitles', steps: -1 },
    KeyH: { type: 'shiftSubtitles', steps: 1 },
  }),
  shortcut('skipSegment', 'S', { KeyS: { type: 'skipSegment' } }),
  shortcut('next', 'N', { KeyN: next, MediaTrackNext: next }),
  shortcut('chapters', 'PgUp PgDn', {
    PageUp: toPrevious,
    PageDown: toNext,
    MediaTrackPrevious: toPrevious,
  }),
  shortcut('speed', '< >'),
  shortcut('frame', ', .', {
    Comma: { type: 'frame', step: -1 },
    Period: { type: 'frame', step: 1 },
  }),
  shortcut('pip', 'P', { KeyP: { type: 'togglePip' } }),
  shortcut('stats', 'I', { KeyI: { type: 'toggleStats' } }),
  shortcut('startEnd', 'Home End', { Home: { type: 'start' }, End: { type: 'end' } }),
  shortcut('fraction', '0 9'),
  shortcut('help', '?'),
];
export type ShortcutName = (typeof SHORTCUTS)[number]['name'];

const byCode: Readonly<Record<string, Command>> = Object.fromEntries([
  ['Enter', confirm],
  ['NumpadEnter', confirm],
  ...SHORTCUTS.flatMap(({ codes }) => Object.entries(codes)),
]);

/** With Shift, and by the character on layouts that have it elsewhere. */
const slower: Command = { type: 'speed', step: -1 };
const faster: Command = { type: 'speed', step: 1 };
const bySign: Readonly<Record<string, Command>> = {
  '?': { type: 'help' },
  '؟': { type: 'help' },
  '<': slower,
  '>': faster,
  ChannelUp: toNext,
  ChannelDown: toPrevious,
};
const byShiftedCode: Readonly<Record<string, Command>> = { Comma: slower, Period: faster };

const digit = /^(?:Digit|Numpad)(\d)$/;

const shifted = ({ code, shiftKey }: KeyPress): Command | undefined =>
  shiftKey ? byShiftedCode[code] : undefined;

/** Where the timeline runs right to left, the left arrow seeks forward. */
const mirrored: Readonly<Record<string, Command>> = { ArrowLeft: forward, ArrowRight: back };

function fraction(code: string): Command | undefined {
  const number = digit.exec(code)?.[1];
  return number === undefined ? undefined : { type: 'fraction', of: Number(number) / 10 };
}

const plain = (code: string, timeline: 'ltr' | 'rtl'): Command | undefined =>
  (timeline === 'rtl' ? mirrored[code] : undefined) ?? byCode[code];

/**
 * The command of a key press, if it has one. Combinations with Ctrl, Alt or Meta belong to the browser. Help is the
 * question mark itself, Latin or Arabic, on any key.
 * @param timeline the timeline's direction
 */
export function commandFor(press: KeyPress, timeline: 'ltr' | 'rtl' = 'ltr'): Command | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  // Remotes leave the code empty.
  const code = press.code || press.key;
  return bySign[press.key] ?? shifted(press) ?? fraction(code) ?? plain(code, timeline);
}
