import { describe, expect, it } from 'vitest';
import type { KeyPress } from './shortcuts.ts';
import { commandFor } from './shortcuts.ts';

const press = (code: string, key = '', held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
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
    ['KeyS', { type: 'skipSegment' }],
    ['KeyN', { type: 'next' }],
    ['PageUp', { type: 'chapter', step: -1 }],
    ['PageDown', { type: 'chapter', step: 1 }],
    ['Comma', { type: 'frame', step: -1 }],
    ['Period', { type: 'frame', step: 1 }],
    ['KeyP', { type: 'togglePip' }],
    ['KeyI', { type: 'toggleStats' }],
    ['Enter', { type: 'confirm' }],
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
    ['Arabic', 'KeyS', 'س'],
    ['Persian', 'KeyS', 'س'],
    ['Russian', 'KeyS', 'ы'],
  ])('skips on the %s layout', (_, code, key) => {
    expect(commandFor(press(code, key))).toEqual({ type: 'skipSegment' });
  });

  it.each([
    ['Comma', '<', -1],
    ['Period', '>', 1],
    ['Comma', 'Б', -1],
    ['Period', 'Ю', 1],
    ['IntlBackslash', '<', -1],
  ])('changes the speed with Shift (%s, %s)', (code, key, step) => {
    expect(commandFor(press(code, key, { shiftKey: true }))).toEqual({ type: 'speed', step });
  });

  it.each([
    ['MediaPlayPause', { type: 'togglePlay' }],
    ['MediaTrackNext', { type: 'next' }],
    ['MediaFastForward', { type: 'skip', seconds: 10 }],
    ['ArrowLeft', { type: 'skip', seconds: -10 }],
  ])('knows %s of a remote, which sends no key code', (key, command) => {
    expect(commandFor(press('', key))).toEqual(command);
  });

  it('mirrors the arrows where the timeline runs right to left', () => {
    expect(commandFor(press('ArrowLeft'), 'rtl')).toEqual({ type: 'skip', seconds: 10 });
    expect(commandFor(press('ArrowRight'), 'rtl')).toEqual({ type: 'skip', seconds: -10 });
    expect(commandFor(press('KeyJ'), 'rtl')).toEqual({ type: 'skip', seconds: -10 });
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

  it.each(['KeyA', 'Escape', 'Tab', 'F5'])('ignores %s', (code) => {
    expect(commandFor(press(code))).toBeUndefined();
  });
});
