// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useQuery } from './use-query.ts';

type Answer = [succeed: (value: string) => void, fail: (error: unknown) => void];

/** A fetcher whose requests the test answers one by one. */
function requests() {
  const answers: Answer[] = [];
  const fetcher = () => new Promise<string>((...answer) => void answers.push(answer));
  return {
    fetcher,
    answers,
    succeed: (at: number, value: string) => act(async () => answers[at]?.[0](value)),
    fail: (at: number, error: unknown) => act(async () => answers[at]?.[1](error)),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a query', () => {
  test('retries a failure, refetches a success, and keeps the data meanwhile', async () => {
    const { fetcher, succeed, fail } = requests();
    const { result } = renderHook(() => useQuery(fetcher, { refetchMs: 60_000, retryMs: 30_000 }));
    expect(result.current).toMatchObject({ data: null, loading: true, error: null });
    const fault = new Error('away');
    await fail(0, fault);
    expect(result.current).toMatchObject({ data: null, loading: false, error: fault });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(result.current).toMatchObject({ loading: true, error: fault });
    await succeed(1, 'lamp');
    expect(result.current).toMatchObject({ data: 'lamp', loading: false, error: null });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(result.current).toMatchObject({ data: 'lamp', loading: true });
  });

  test('sends nothing by itself after its first response unless it has an interval', async () => {
    const { fetcher, answers, fail } = requests();
    const { result } = renderHook(() => useQuery(fetcher));
    await fail(0, undefined);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(answers).toHaveLength(1);
    expect(result.current.error).toBeInstanceOf(Error);
  });

  test('takes the response to the later of two requests', async () => {
    const { fetcher, succeed } = requests();
    const { result } = renderHook(() => useQuery(fetcher));
    act(() => void result.current.refetch());
    await succeed(1, 'new');
    await succeed(0, 'old');
    expect(result.current).toMatchObject({ data: 'new', loading: false });
  });

  test('has no data for another fetcher, and none without one', async () => {
    const fetchers = [async () => 'lamp', () => new Promise<string>(() => undefined)];
    const { result, rerender } = renderHook(({ at }) => useQuery(fetchers[at] ?? null), {
      initialProps: { at: 0 },
    });
    await act(async () => undefined);
    expect(result.current.data).toBe('lamp');
    rerender({ at: 1 });
    expect(result.current).toMatchObject({ data: null, loading: true });
    rerender({ at: 2 });
    expect(result.current).toMatchObject({ data: null, loading: false });
  });
});

describe('a query with the data of its page', () => {
  test('sends a request only on refetch', async () => {
    const { fetcher, answers, succeed } = requests();
    const { result, rerender } = renderHook(
      ({ initialData }) => useQuery(fetcher, { initialData, retryMs: 1000 }),
      { initialProps: { initialData: null as string | null } },
    );
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(answers).toHaveLength(0);
    expect(result.current).toMatchObject({ data: null, loading: false, error: null });
    act(() => void result.current.refetch());
    expect(result.current.loading).toBe(true);
    await succeed(0, 'lamp');
    expect(result.current).toMatchObject({ data: 'lamp', loading: false });
    rerender({ initialData: 'torch' });
    expect(result.current.data).toBe('torch');
  });

  test('ignores a response for a page that was left', async () => {
    const { fetcher, succeed } = requests();
    const { result, rerender } = renderHook(
      ({ initialData }) => useQuery(fetcher, { initialData }),
      { initialProps: { initialData: 'lamp' } },
    );
    act(() => void result.current.refetch());
    rerender({ initialData: 'torch' });
    await succeed(0, 'old');
    expect(result.current.data).toBe('torch');
  });
});
