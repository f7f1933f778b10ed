import { useCallback, useEffect, useState } from 'react';

interface Code<T> {
  code: T | null;
  failed: boolean;
  again(): void;
}

/**
 * Code that is fetched when it is first needed. Unlike React.lazy a failure - no network - can be shown and
 * tried again, and does not take the page down.
 * @param load null while nothing is needed; must be the same function for the same code
 */
export function useCode<T>(load: (() => Promise<T>) | null): Code<T> {
  const [state, setState] = useState<{
    load: (() => Promise<T>) | null;
    code: T | null;
    failed: boolean;
  }>({
    load: null,
    code: null,
    failed: false,
  });
  const fetchCode = useCallback(() => {
    load?.().then(
      (code) => setState({ load, code, failed: false }),
      () => setState({ load, code: null, failed: true }),
    );
  }, [load]);
  useEffect(fetchCode, [fetchCode]);
  // What was fetched for another purpose is not this one's.
  return state.load === load
    ? { ...state, again: fetchCode }
    : { code: null, failed: false, again: fetchCode };
}
