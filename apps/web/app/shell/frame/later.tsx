import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
} from 'react';
import { loadAgain } from '#app/browser/load-again.ts';
import type * as parts from './parts.ts';

/**
 * Fetched in parallel with the page's own code. If it fails to load, the server's HTML stays and its links still work.
 */
const loaded = loadAgain(() => import('./parts.ts')).catch(
  () => new Promise<never>(() => undefined),
);

let isPageAlive = false;
/** Number of parts on the page that are not hydrated yet. */
let waiting = 0;

function markReady() {
  if (isPageAlive && waiting === 0) document.documentElement.dataset['ready'] = '';
}

/** Sets `data-ready` on the document element once the page and the late parts of its frame are hydrated. */
export function pageIsAlive() {
  isPageAlive = true;
  markReady();
}

function Waiting({ children }: { children: ReactNode }) {
  // Layout effects run before the effects of a part that is available at once.
  useLayoutEffect(() => {
    waiting++;
    return () => void waiting--;
  }, []);
  return children;
}

function Hydrated() {
  useEffect(() => {
    waiting--;
    markReady();
    return () => void waiting++;
  }, []);
  return null;
}

/**
 * A part of the frame that the server renders and that hydrates after the rest, once its code has loaded. Create it
 * once, outside of components: a stable element is not re-rendered with its parent.
 */
export function later(name: keyof typeof parts): ReactElement {
  const Part = lazy(async () => ({ default: (await loaded)[name] }));
  return (
    <Waiting>
      <Suspense>
        <Part />
        <Hydrated />
      </Suspense>
    </Waiting>
  );
}
