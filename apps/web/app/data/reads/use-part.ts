import { useState } from 'react';

/** A part of a page with a fetch of its own (STATE-40). */
export interface Part<T> {
  /** Null where it could not be had. */
  data: T | null;
  loading: boolean;
  /** What to say of the last attempt; null where nothing failed, empty where nothing is known of it. */
  error: string | null;
  again(): void;
}

/**
 * A part that came with its page, or did not: then it can be asked for again without the page.
 * @param came null where the page came without it
 * @param ask must be the same function for the same question
 */
export function usePart<T>(came: T | null, ask: () => Promise<T>): Part<T> {
  const first = { came, ask, data: came, loading: false, error: came === null ? '' : null };
  const [state, setState] = useState<Omit<Part<T>, 'again'> & Pick<typeof first, 'came' | 'ask'>>(
    first,
  );
  const { data, loading, error } = state.came === came && state.ask === ask ? state : first;
  const again = (): void => {
    if (loading) return;
    const asked = { ...first, loading: true, error: null };
    setState(asked);
    // What comes for a page that has been left meanwhile says nothing of this one.
    const settle = (result: Partial<typeof state>) =>
      setState((now) => (now === asked ? { ...asked, loading: false, ...result } : now));
    ask().then(
      (answer) => settle({ data: answer }),
      (fault: unknown) => settle({ error: fault instanceof Error ? fault.message : '' }),
    );
  };
  return { data, loading, error, again };
}
