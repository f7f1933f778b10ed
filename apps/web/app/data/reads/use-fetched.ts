import { useEffect, useState } from 'react';

const RETRY_MS = 30_000;

export interface Fetched<T> {
  /** Null until it is known; the last one while it is asked for anew. */
  value: T | null;
  loading: boolean;
  /** What went wrong with the last attempt; null where nothing did. */
  error: unknown;
}

/**
 * Something beside a page, which is whole without it. What fails is asked for again (STATE-40).
 * @param ask null where there is nothing to ask for; must be the same function for the same question
 * @param refreshMs after how long the answer is asked for anew; never without it
 */
export function useFetched<T>(ask: (() => Promise<T>) | null, refreshMs?: number): Fetched<T> {
  const first = { ask, value: null, loading: ask !== null, error: null };
  const [state, setState] = useState<Fetched<T> & { ask: typeof ask }>(first);
  useEffect(() => {
    if (!ask) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    /** What is known of another question is no answer to this one. */
    const put = (change: Partial<Fetched<T>>) =>
      setState(({ ask: of, value }) => ({
        ask,
        value: of === ask ? value : null,
        loading: false,
        error: null,
        ...change,
      }));
    const run = (): void => {
      put({ loading: true });
      ask().then(
        (value) => {
          if (!current) return;
          put({ value });
          if (refreshMs !== undefined) timer = setTimeout(run, refreshMs);
        },
        (error: unknown) => {
          if (!current) return;
          put({ error });
          timer = setTimeout(run, RETRY_MS);
        },
      );
    };
    run();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, refreshMs]);
  return state.ask === ask ? state : first;
}
