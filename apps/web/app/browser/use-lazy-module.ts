import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { loadAgain } from './load-again.ts';

interface Code<T> {
  code: T | null;
  failed: boolean;
  again(): void;
}

/** Loaded modules render at once: after Back a page has its height again. */
const there = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads code when it is first needed. Unlike with React.lazy a failure can be shown and retried, and does not take the
 * page down.
 * @param load null while nothing is needed; the same function for the same code
 */
export function useLazyModule<T>(load: (() => Promise<T>) | null): Code<T> {
  const [failed, setFailed] = useState<(() => Promise<T>) | null>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const fetchCode = useCallback(() => {
    if (!load || there.has(load)) return;
    loadAgain(load).then(
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

/** A component whose code is loaded when it is first rendered; nothing until then or after a failure. */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function LazyView(props: Props): ReactNode {
    const { code } = useLazyModule(load);
    return code && createElement(code, props);
  };
