import { expect, it } from 'vitest';
import { loadErrorKind, recoveryFor } from './recovery.ts';

it('retries an unreachable server with growing delays, then gives up', () => {
  const steps = [0, 1, 2, 3, 4].map((attempt) =>
    recoveryFor('network', attempt, { starving: true }),
  );
  expect(steps).toEqual([
    { type: 'reload', afterMs: 1000 },
    { type: 'reload', afterMs: 2000 },
    { type: 'reload', afterMs: 4000 },
    { type: 'reload', afterMs: 8000 },
    { type: 'giveUp' },
  ]);
});

it('keeps retrying while the buffer lasts', () => {
  expect(recoveryFor('network', 40, { starving: false })).toEqual({
    type: 'reload',
    afterMs: 8000,
  });
});

it('rebuilds broken media twice, the second time with the other audio codec', () => {
  const steps = [0, 1, 2].map((attempt) => recoveryFor('media', attempt, { starving: true }).type);
  expect(steps).toEqual(['rebuild', 'rebuildOtherAudio', 'giveUp']);
});

it.each(['access', 'missing', 'unsupported'] as const)('does not retry %s of a film', (kind) => {
  expect(recoveryFor(kind, 0, { starving: false })).toEqual({ type: 'giveUp' });
});

it.each(['access', 'missing'] as const)('retries %s of a channel, which may come back', (kind) => {
  const steps = (starving: boolean) =>
    [0, 1, 2].map((attempt) => recoveryFor(kind, attempt, { starving, channel: true }).type);
  expect(steps(true)).toEqual(['reload', 'reload', 'giveUp']);
  expect(steps(false)).toEqual(['reload', 'reload', 'reload']);
});

it.each(['access', 'missing', 'network'] as const)(
  'gives %s of a channel up soon where it has another stream',
  (kind) => {
    const steps = (starving: boolean) =>
      [0, 1].map((attempt) =>
        recoveryFor(kind, attempt, { starving, channel: true, others: true }),
      );
    expect(steps(true)).toEqual([{ type: 'reload', afterMs: 1000 }, { type: 'giveUp' }]);
    expect(steps(false)[1]?.type).toBe('reload');
  },
);

it.each([
  [401, 'access'],
  [403, 'access'],
  [404, 'missing'],
  [410, 'missing'],
  [500, 'network'],
  [undefined, 'network'],
] as const)('classifies HTTP %s as %s', (status, kind) => {
  expect(loadErrorKind(status)).toBe(kind);
});
