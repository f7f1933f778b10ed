import {
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
} from 'react';
import type * as parts from './parts.ts';

/**
 * Fetched beside the page's own code. Where it stays away, what the server has sent stays: its links work as they are.
 */
const loaded = import('./parts.ts').catch(() => new Promise<never>(() => undefined));

let isPageAlive = false;
/** Parts on the page that are not hydrated yet. */
let waiting = 0;

function markReady() {
  if (isPageAlive && waiting === 0) document.documentElement.dataset['ready'] = '';
}

/** Sets `data-ready` on the document's element once the page and the later parts of its frame are hydrated. */
export function pageIsAlive() {
  isPageAlive = true;
  markReady();
}

function Waiting({ children }: { children: ReactNode }) {
  // Layout effects run before the effects of a part that is there at once.
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
 * A part of the frame that is in the server's page and comes alive a moment after the rest, when its code has come.
 * Make it once, outside of components: what renders around one and the same element does not touch it.
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
