import { SKIP_SECONDS } from './reducers.ts';

/** What a key asks for. */
export type Command =
  | {
      readonly type:
        | 'togglePlay'
        | 'toggleMute'
        | 'toggleFullscreen'
        | 'toggleSubtitles'
        | 'help'
        | 'start'
        | 'end';
    }
  | { readonly type: 'skip'; readonly seconds: number }
  | { readonly type: 'volume'; readonly steps: 1 | -1 }
  | { readonly type: 'fraction'; readonly of: number };

export type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const back: Command = { type: 'skip', seconds: -SKIP_SECONDS };
const forward: Command = { type: 'skip', seconds: SKIP_SECONDS };

/** By place on the keyboard, not by letter: K is ن in Arabic, ن in Persian and л in Russian. */
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
  Home: { type: 'start' },
  End: { type: 'end' },
};

const digit = /^(?:Digit|Numpad)(\d)$/;

/**
 * The command of a key press, if it has one. Combinations with Ctrl, Alt or Meta belong to the
 * browser. Help is the question mark itself, Latin or Arabic, wherever the layout puts it.
 */
export function commandFor(press: KeyPress): Command | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  if (press.key === '?' || press.key === '؟') return { type: 'help' };
  const number = digit.exec(press.code)?.[1];
  if (number !== undefined) return { type: 'fraction', of: Number(number) / 10 };
  return byCode[press.code];
}
