import { lazy, type ReactElement, Suspense } from 'react';
import type * as parts from './parts.ts';

/**
 * Fetched beside the page's own code. Where it stays away, what the server has sent stays: its links work as they are.
 */
const loaded = import('./parts.ts').catch(() => new Promise<never>(() => undefined));

/**
 * A part of the frame that is in the server's page and comes alive a moment after the rest, when its code has come.
 * Make it once, outside of components: what renders around one and the same element does not touch it.
 */
export function later(name: keyof typeof parts): ReactElement {
  const Part = lazy(async () => ({ default: (await loaded)[name] }));
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
