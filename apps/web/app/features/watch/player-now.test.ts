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
  'while it runs, %s %o is told as %s; it runs: %s, it holds a lease: %s',
  (type, more, told, running, holdsLease) => {
    const player = { ...notStarted(), running: true, holdsLease: true };
    expect(applyEvent(player, event(type, more))).toBe(told);
    expect(player).toEqual({ at: { ...notStarted().at, ...MOMENT }, running, holdsLease });
  },
);

test('a player that has ended tells no second end as it goes on to what follows', () => {
  const player = notStarted();
  for (const type of ['start', 'end'] as const) applyEvent(player, event(type));
  expect(applyEvent(player, event('next', { by: 'countdown', finished: true }))).toBeNull();
});

test('the languages of the last progress stay through events, which have none', () => {
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
