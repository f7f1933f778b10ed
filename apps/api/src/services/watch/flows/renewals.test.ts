import { expect, test } from 'vitest';
import { createRenewals } from './renewals.ts';

const NOW = Date.UTC(2026, 10, 20);
const SECOND = 1000;

test('a player gets a new address with the reports of the last 150 seconds of its old one', () => {
  const renewals = createRenewals();
  expect(renewals.isDue('a', NOW)).toBe(true);
  renewals.record('a', NOW + 600 * SECOND);
  expect(renewals.isDue('a', NOW)).toBe(false);
  expect(renewals.isDue('a', NOW + 450 * SECOND)).toBe(false);
  expect(renewals.isDue('a', NOW + 451 * SECOND)).toBe(true);
  renewals.record('a', NOW + 1200 * SECOND);
  expect(renewals.isDue('a', NOW + 451 * SECOND)).toBe(false);
  expect(renewals.isDue('b', NOW)).toBe(true);
});

test('of more than 50,000 players those are forgotten whose address is the oldest', () => {
  const renewals = createRenewals();
  const later = NOW + 600 * SECOND;
  for (let player = 0; player < 50_000; player += 1) renewals.record(`player ${player}`, later);
  renewals.record('player 0', later);
  expect(renewals.isDue('player 1', NOW)).toBe(false);
  renewals.record('one more', later);
  const due = ['player 0', 'player 1', 'player 2', 'one more'].map((each) =>
    renewals.isDue(each, NOW),
  );
  expect(due).toEqual([false, true, false, false]);
});
