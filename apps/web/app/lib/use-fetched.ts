import { useEffect, useState } from 'react';

const RETRY_MS = 30_000;

/**
 * Something beside a page, which is whole without it. Null until it is known; what fails is asked for again.
 * @param ask null where there is nothing to ask for; must be the same function for the same question
 * @param refreshMs after how long the answer is asked for anew; never without it
 */
export function useFetched<T>(ask: (() => Promise<T>) | null, refreshMs?: number): T | null {
  const [known, setKnown] = useState<{ ask: typeof ask; value: T } | null>(null);
  useEffect(() => {
    if (!ask) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const run = (): void => {
      ask().then(
        (value) => {
          if (!current) return;
          setKnown({ ask, value });
          if (refreshMs !== undefined) timer = setTimeout(run, refreshMs);
        },
        () => current && (timer = setTimeout(run, RETRY_MS)),
      );
    };
    run();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, refreshMs]);
  return known?.ask === ask ? (known?.value ?? null) : null;
}
