import { describe, expect, test } from 'vitest';
import { isNewer, type Position, positionOf } from './progress.ts';

const NOW = Date.UTC(2026, 10, 20);
const at = (lastSec: number, over: object = {}) =>
  positionOf({ event: 'HEARTBEAT', lastSec, eventTime: NOW, ...over }, 100, NOW);

describe('the position of a report', () => {
  test('is in whole seconds, and never behind the end', () => {
    expect(at(40.9).lastSec).toBe(40);
    expect(at(500).lastSec).toBe(100);
  });

  test('is finished in the credits, or when the player says so', () => {
    expect([at(94).finished, at(95).finished]).toEqual([false, true]);
    expect(at(3, { event: 'END' })).toMatchObject({ finished: true, begun: true });
  });

  test('has begun after five seconds', () => {
    expect([at(4).begun, at(5).begun]).toEqual([false, true]);
  });

  test('is not of the future', () => {
    expect(at(40, { eventTime: NOW + 1 }).eventTime).toBe(NOW);
    expect(at(40, { eventTime: NOW - 1 }).eventTime).toBe(NOW - 1);
  });
});

describe('of two positions', () => {
  const position = (over: Partial<Position> = {}): Position => ({
    lastSec: 40,
    finished: false,
    begun: true,
    eventTime: NOW,
    ...over,
  });

  test.each([
    ['one past the first seconds', {}, { begun: false, eventTime: NOW + 1 }],
    ['the later one', { lastSec: 10 }, { eventTime: NOW - 1 }],
    ['the one farther on, at the same time', { lastSec: 41 }, {}],
    ['the one that is finished, at the same place', { finished: true }, {}],
  ])('%s wins', (_what, one, other) => {
    expect(isNewer(position(one), position(other))).toBe(true);
    expect(isNewer(position(other), position(one))).toBe(false);
  });

  test('the same one does not win over itself', () => {
    expect(isNewer(position(), position())).toBe(false);
  });
});
