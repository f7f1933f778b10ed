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

const back: Command = { type: 'skip', seconds: -SKIP_SECONDS };
const forward: Command = { type: 'skip', seconds: SKIP_SECONDS };

/**
 * By position on the keyboard, not by letter: K is ن in Arabic, ن in Persian and л in Russian. Remotes send some key
 * names too.
 */
const byCode: Readonly<Record<string, Command>> = {
  Space: { type: 'togglePlay' },
  KeyK: { type: 'togglePlay' },
  MediaPlayPause: { type: 'togglePlay' },
  ArrowLeft: back,
  KeyJ: back,
  ArrowRight: forward,
  KeyL: forward,
  ArrowUp: { type: 'volume', steps: 1 },
  ArrowDown: { type: 'volume', steps: -1 },
  KeyM: { type: 'toggleMute' },
  KeyF: { type: 'toggleFullscreen' },
  KeyC: { type: 'toggleSubtitles' },
  KeyT: { type: 'toggleTranscript' },
  KeyR: { type: 'repeatLine' },
  KeyG: { type: 'shiftSubtitles', steps: -1 },
  KeyH: { type: 'shiftSubtitles', steps: 1 },
  KeyS: { type: 'skipSegment' },
  KeyN: { type: 'next' },
  MediaTrackNext: { type: 'next' },
  PageUp: { type: 'chapter', step: -1 },
  PageDown: { type: 'chapter', step: 1 },
  MediaTrackPrevious: { type: 'chapter', step: -1 },
  MediaRewind: back,
  MediaFastForward: forward,
  Comma: { type: 'frame', step: -1 },
  Period: { type: 'frame', step: 1 },
  KeyP: { type: 'togglePip' },
  KeyI: { type: 'toggleStats' },
  Enter: { type: 'confirm' },
  NumpadEnter: { type: 'confirm' },
  Home: { type: 'start' },
  End: { type: 'end' },
};

/** With Shift, and by the character on layouts that have it elsewhere. */
const slower: Command = { type: 'speed', step: -1 };
const faster: Command = { type: 'speed', step: 1 };
const bySign: Readonly<Record<string, Command>> = {
  '?': { type: 'help' },
  '؟': { type: 'help' },
  '<': slower,
  '>': faster,
  ChannelUp: { type: 'chapter', step: 1 },
  ChannelDown: { type: 'chapter', step: -1 },
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
