import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from 'react';

interface Code<T> {
  code: T | null;
  failed: boolean;
  again(): void;
}

/** What is there already is there at once: a page that comes back is as high as it was. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Code that is fetched when it is first needed. Unlike React.lazy a failure - no network - can be shown and
 * tried again, and does not take the page down.
 * @param load null while nothing is needed; must be the same function for the same code
 */
export function useLazyModule<T>(load: (() => Promise<T>) | null): Code<T> {
  const [failed, setFailed] = useState<(() => Promise<T>) | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const fetchCode = useCallback(() => {
    if (!load || there.has(load)) return;
    load().then(
      (code) => {
        there.set(load, code);
        render();
      },
      () => setFailed(() => load),
    );
  }, [load]);
  useEffect(fetchCode, [fetchCode]);
  const code = load ? ((there.get(load) as T | undefined) ?? null) : null;
  return { code, failed: code === null && failed === load && load !== null, again: fetchCode };
}

/** A component whose code is fetched when it is first rendered; nothing until then, or where the fetch fails. */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function LazyView(props: Props): ReactNode {
    const { code } = useLazyModule(load);
    return code && createElement(code, props);
  };
