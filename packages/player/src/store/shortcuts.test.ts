import { describe, expect, it } from 'vitest';
import type { KeyPress } from './shortcuts.ts';
import { commandFor } from './shortcuts.ts';

const press = (code: string, key = '', held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('keyboard commands', () => {
  it.each([
    ['Space', { type: 'togglePlay' }],
    ['KeyK', { type: 'togglePlay' }],
    ['ArrowLeft', { type: 'skip', seconds: -10 }],
    ['KeyJ', { type: 'skip', seconds: -10 }],
    ['ArrowRight', { type: 'skip', seconds: 10 }],
    ['KeyL', { type: 'skip', seconds: 10 }],
    ['ArrowUp', { type: 'volume', steps: 1 }],
    ['ArrowDown', { type: 'volume', steps: -1 }],
    ['KeyM', { type: 'toggleMute' }],
    ['KeyF', { type: 'toggleFullscreen' }],
    ['KeyC', { type: 'toggleSubtitles' }],
    ['Home', { type: 'start' }],
    ['End', { type: 'end' }],
    ['Digit0', { type: 'fraction', of: 0 }],
    ['Digit5', { type: 'fraction', of: 0.5 }],
    ['Numpad9', { type: 'fraction', of: 0.9 }],
  ])('%s', (code, command) => {
    expect(commandFor(press(code))).toEqual(command);
  });

  it.each([
    ['Arabic', 'KeyK', 'ن'],
    ['Persian', 'KeyK', 'ن'],
    ['Russian', 'KeyK', 'л'],
  ])('works on the %s layout', (_, code, key) => {
    expect(commandFor(press(code, key))).toEqual({ type: 'togglePlay' });
  });

  it.each([
    ['Slash', '?'],
    ['Minus', '?'],
    ['Slash', '؟'],
  ])('opens help by the question mark of any layout (%s, %s)', (code, key) => {
    expect(commandFor(press(code, key))).toEqual({ type: 'help' });
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'leaves %o to the browser',
    (held) => {
      expect(commandFor(press('KeyL', 'l', held))).toBeUndefined();
    },
  );

  it.each(['KeyA', 'Escape', 'Tab', 'Enter', 'F5'])('has nothing on %s', (code) => {
    expect(commandFor(press(code))).toBeUndefined();
  });
});
