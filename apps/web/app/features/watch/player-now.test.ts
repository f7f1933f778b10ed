import type { PlayerEvent } from '@kandil/player';
import { expect, test } from 'vitest';
import { applyEvent, notStarted } from './player-now.ts';

const MOMENT = { position: 12, duration: 100 };
const event = (type: PlayerEvent['type'], more: object = {}) =>
  ({ type, ...MOMENT, ...more }) as PlayerEvent;

test.each([
  ['start', {}, null, true, true],
  ['play', {}, null, true, true],
  ['pause', {}, 'PAUSE', false, true],
  ['seek', {}, 'SEEK', true, true],
  ['fullscreen', { active: true }, null, true, true],
  ['end', {}, 'END', false, false],
  ['next', { by: 'viewer', finished: false }, null, true, true],
  ['next', { by: 'countdown', finished: true }, 'END', false, false],
] as const)(
  'while playing, %s %o is reported as %s; playing: %s, holds a lease: %s',
  (type, more, reported, running, holdsLease) => {
    const player = { ...notStarted(), running: true, holdsLease: true };
    expect(applyEvent(player, event(type, more))).toBe(reported);
    expect(player).toEqual({ at: { ...notStarted().at, ...MOMENT }, running, holdsLease });
  },
);

test('a player that has ended reports no second end when it continues with the next video', () => {
  const player = notStarted();
  for (const type of ['start', 'end'] as const) applyEvent(player, event(type));
  expect(applyEvent(player, event('next', { by: 'countdown', finished: true }))).toBeNull();
});

test('keeps the languages of the last progress through events, which have none', () => {
  const player = {
    ...notStarted(),
    at: { ...MOMENT, audioLanguage: 'tr', subtitleLanguage: 'ar' },
  };
  applyEvent(player, event('seek', { position: 40 }));
  expect(player.at).toEqual({
    ...MOMENT,
    position: 40,
    audioLanguage: 'tr',
    subtitleLanguage: 'ar',
  });
});
