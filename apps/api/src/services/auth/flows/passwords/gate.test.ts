import { Refusal } from '@kandil/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGate, type Gate } from './gate.ts';

/** Work that ends on demand. */
function job(gate: Gate) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { started: false, done: resolve, outcome: 'open' };
  const passed = gate.enter(async () => {
    state.started = true;
    await promise;
  });
  void passed.then(
    () => (state.outcome = 'done'),
    (error: unknown) => (state.outcome = error instanceof Refusal ? error.code : 'failed'),
  );
  return state;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createGate', () => {
  test('runs one at a time, in order of arrival', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, patience: 1000 });
    const [first, second, third] = [job(gate), job(gate), job(gate)];
    await settle();
    expect([first.started, second.started, third.started]).toEqual([true, false, false]);
    first.done();
    await settle();
    expect([second.started, third.started]).toEqual([true, false]);
  });

  test('refuses at once while the queue is full, with a retry time', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, patience: 1000 });
    job(gate);
    job(gate);
    const error: unknown = await gate.enter(async () => 0).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'BUSY' });
    expect((error as Refusal).details.retryAfter).toBeGreaterThanOrEqual(2);
    expect((error as Refusal).details.retryAfter).toBeLessThanOrEqual(5);
  });

  test('tells that it has no room only while the queue is full', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, patience: 1000 });
    gate.mustHaveRoom();
    const first = job(gate);
    gate.mustHaveRoom();
    job(gate);
    expect(() => gate.mustHaveRoom()).toThrow(Refusal);
    first.done();
    await settle();
    gate.mustHaveRoom();
  });

  test('refuses a caller who waited too long and keeps the order of the others', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, patience: 1000 });
    const first = job(gate);
    const second = job(gate);
    await vi.advanceTimersByTimeAsync(500);
    const third = job(gate);
    await vi.advanceTimersByTimeAsync(500);
    expect([second.outcome, third.outcome]).toEqual(['BUSY', 'open']);
    first.done();
    await settle();
    expect([second.started, third.started]).toEqual([false, true]);
  });

  test('failed work frees its slot', async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, patience: 1000 });
    await expect(gate.enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.enter(async () => 7)).toBe(7);
  });
});
