import { useCallback, useEffect, useRef, useState } from 'react';

export interface Answer<T> {
  /** Null until it is there; the last one while it is asked for again. */
  data: T | null;
  /** What went wrong with the last attempt. */
  error: unknown;
  again(): Promise<void>;
}

/**
 * What a part of a page asks the services for by itself, in the browser. Of two answers that cross, the one that
 * was asked for last counts.
 * @param ask must be the same function for the same question
 */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const [state, setState] = useState<{ data: T | null; error: unknown }>({
    data: null,
    error: null,
  });
  const latest = useRef(0);
  const again = useCallback(async () => {
    const turn = ++latest.current;
    const settle = (next: (before: T | null) => typeof state) => {
      if (turn === latest.current) setState(({ data }) => next(data));
    };
    await ask().then(
      (data) => settle(() => ({ data, error: null })),
      (error: unknown) => settle((data) => ({ data, error: error ?? new Error('refused') })),
    );
  }, [ask]);
  useEffect(() => {
    const turn = latest;
    void again();
    return () => void turn.current++;
  }, [again]);
  return { ...state, again };
}
