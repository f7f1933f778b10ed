// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFetched } from './use-fetched.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('something beside a page loads, keeps what went wrong, is asked for again after 30 s, and is kept while it is refreshed', async () => {
  const answers: [(value: string) => void, (error: Error) => void][] = [];
  const ask = () => new Promise<string>((...answer) => void answers.push(answer));
  const { result } = renderHook(() => useFetched(ask, 60_000));
  expect(result.current).toMatchObject({ value: null, loading: true, error: null });
  const fault = new Error('away');
  await act(async () => answers[0]?.[1](fault));
  expect(result.current).toMatchObject({ value: null, loading: false, error: fault });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current).toMatchObject({ loading: true, error: null });
  await act(async () => answers[1]?.[0]('lamp'));
  expect(result.current).toMatchObject({ value: 'lamp', loading: false, error: null });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toMatchObject({ value: 'lamp', loading: true });
});

test('of another question nothing is known before its answer', async () => {
  const questions = [async () => 'lamp', () => new Promise<string>(() => undefined)];
  const { result, rerender } = renderHook(({ at }) => useFetched(questions[at] ?? null), {
    initialProps: { at: 0 },
  });
  await act(async () => undefined);
  expect(result.current.value).toBe('lamp');
  rerender({ at: 1 });
  expect(result.current).toMatchObject({ value: null, loading: true });
  rerender({ at: 2 });
  expect(result.current).toMatchObject({ value: null, loading: false });
});
