import { describe, expect, it } from 'vitest';
import { COMMAND_ROWS, shortcutOf } from '#src/react/commands.ts';
import type { KeyPress } from './command-for.ts';
import { commandFor } from './command-for.ts';

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
    ['Space', { name: 'playPause', step: 1 }],
    ['KeyK', { name: 'playPause', step: 1 }],
    ['ArrowLeft', { name: 'skip', step: -10 }],
    ['KeyJ', { name: 'skip', step: -10 }],
    ['ArrowRight', { name: 'skip', step: 10 }],
    ['KeyL', { name: 'skip', step: 10 }],
    ['ArrowUp', { name: 'volume', step: 1 }],
    ['ArrowDown', { name: 'volume', step: -1 }],
    ['KeyM', { name: 'mute', step: 1 }],
    ['KeyF', { name: 'fullscreen', step: 1 }],
    ['KeyC', { name: 'subtitles', step: 1 }],
    ['KeyS', { name: 'skipSegment', step: 1 }],
    ['KeyN', { name: 'next', step: 1 }],
    ['PageUp', { name: 'chapters', step: -1 }],
    ['PageDown', { name: 'chapters', step: 1 }],
    ['Comma', { name: 'frame', step: -1 }],
    ['Period', { name: 'frame', step: 1 }],
    ['KeyP', { name: 'pip', step: 1 }],
    ['KeyI', { name: 'stats', step: 1 }],
    ['Enter', { name: 'confirm', step: 1 }],
    ['Home', { name: 'startEnd', step: -1 }],
    ['End', { name: 'startEnd', step: 1 }],
    ['Digit0', { name: 'fraction', step: 0 }],
    ['Digit5', { name: 'fraction', step: 0.5 }],
    ['Numpad9', { name: 'fraction', step: 0.9 }],
  ])('%s', (code, command) => {
    expect(commandFor(press(code))).toEqual(command);
  });

  it.each([
    ['Arabic', 'KeyK', 'ن'],
    ['Persian', 'KeyK', 'ن'],
    ['Russian', 'KeyK', 'л'],
  ])('works on the %s layout', (_, code, key) => {
    expect(commandFor(press(code, key))).toEqual({ name: 'playPause', step: 1 });
  });

  it.each([
    ['Arabic', 'KeyS', 'س'],
    ['Persian', 'KeyS', 'س'],
    ['Russian', 'KeyS', 'ы'],
  ])('skips on the %s layout', (_, code, key) => {
    expect(commandFor(press(code, key))).toEqual({ name: 'skipSegment', step: 1 });
  });

  it.each([
    ['Comma', '<', -1],
    ['Period', '>', 1],
    ['Comma', 'Б', -1],
    ['Period', 'Ю', 1],
    ['IntlBackslash', '<', -1],
  ])('changes the speed with Shift (%s, %s)', (code, key, step) => {
    expect(commandFor(press(code, key, { shiftKey: true }))).toEqual({ name: 'speed', step });
  });

  it.each([
    ['MediaPlayPause', { name: 'playPause', step: 1 }],
    ['MediaTrackNext', { name: 'next', step: 1 }],
    ['MediaFastForward', { name: 'skip', step: 10 }],
    ['ArrowLeft', { name: 'skip', step: -10 }],
  ])('knows %s of a remote, which sends no key code', (key, command) => {
    expect(commandFor(press('', key))).toEqual(command);
  });

  it('mirrors the arrows where the timeline runs right to left', () => {
    expect(commandFor(press('ArrowLeft'), 'rtl')).toEqual({ name: 'skip', step: 10 });
    expect(commandFor(press('ArrowRight'), 'rtl')).toEqual({ name: 'skip', step: -10 });
    expect(commandFor(press('KeyJ'), 'rtl')).toEqual({ name: 'skip', step: -10 });
  });

  it.each([
    ['Slash', '?'],
    ['Minus', '?'],
    ['Slash', '؟'],
  ])('opens help by the question mark of any layout (%s, %s)', (code, key) => {
    expect(commandFor(press(code, key))).toEqual({ name: 'help', step: 1 });
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

const printed = COMMAND_ROWS.flatMap(([name, { keys = '' }]) =>
  keys
    .split(' ')
    .filter((key) => /^[A-Z]$/.test(key))
    .map((key) => [key, name] as const),
);

it.each(printed)('the key %s of the help runs %s', (key, name) => {
  expect(commandFor(press(`Key${key}`))?.name).toBe(name);
});

it.each([
  ['playPause', 1, 'K'],
  ['skip', -10, 'J'],
  ['skip', 10, 'L'],
  ['chapters', -1, 'PageUp'],
  ['startEnd', -1, 'Home'],
  ['speed', 1, undefined],
] as const)('the button of %s (%i) names %s', (name, step, key) => {
  expect(shortcutOf(name, step)).toBe(key);
});
