import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A usual `retryMs` for what plays or shows without the data. */
export const RETRY_MS = 30_000;

interface QueryState<T> {
  /** Null until the first response; the last one during a refetch. */
  data: T | null;
  /** Why the last completed request failed, else null. */
  error: unknown;
  loading: boolean;
}

export interface Query<T> extends QueryState<T> {
  refetch(): Promise<void>;
}

interface QueryOptions<T> {
  /** What came with the page; null if it failed there. With it only `refetch` sends a request. */
  initialData?: T | null;
  /** How long after a success to refetch; never without it. */
  refetchMs?: number;
  /** How long after a failure to retry; never without it. */
  retryMs?: number;
}

/**
 * Fetches the data of one part of a page in the browser (STATE-40). Of two crossing responses the later request counts.
 * @param fetcher null while there is nothing to fetch; the same function for the same data
 */
export function useQuery<T>(
  fetcher: (() => Promise<T>) | null,
  { initialData, refetchMs, retryMs }: QueryOptions<T> = {},
): Query<T> {
  const isAutomatic = fetcher !== null && initialData === undefined;
  const first = useMemo(
    (): QueryState<T> & { fetcher: typeof fetcher } => ({
      fetcher,
      data: initialData ?? null,
      error: null,
      loading: isAutomatic,
    }),
    [fetcher, initialData, isAutomatic],
  );
  const [state, setState] = useState({ first, current: first });
  // A response to another fetcher is not the data of this one.
  const current = state.first === first ? state.current : first;

  const latest = useRef(0);
  const refetch = useCallback(async () => {
    if (!first.fetcher) return;
    const turn = ++latest.current;
    const update = (change: Partial<QueryState<T>>) => {
      if (turn !== latest.current) return;
      setState((now) => {
        const known = now.first === first ? now.current : first;
        return { first, current: { ...known, ...change } };
      });
    };
    update({ loading: true });
    await first.fetcher().then(
      (data) => update({ data, error: null, loading: false }),
      (error: unknown) => update({ error: error ?? new Error('refused'), loading: false }),
    );
  }, [first]);

  useEffect(() => {
    const turn = latest;
    if (isAutomatic) void refetch();
    return () => void turn.current++;
  }, [isAutomatic, refetch]);

  useEffect(() => {
    const delay = current.error === null ? refetchMs : retryMs;
    if (!isAutomatic || current.loading || delay === undefined) return;
    const timer = setTimeout(() => void refetch(), delay);
    return () => clearTimeout(timer);
  }, [current, isAutomatic, refetch, refetchMs, retryMs]);

  const { data, error, loading } = current;
  return { data, error, loading, refetch };
}
