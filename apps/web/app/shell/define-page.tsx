import type { ComponentType } from 'react';
import { type Load, type Loaders, pageData } from '#app/data/pages/route-data.ts';
import { PageError } from './errors/page-error.tsx';

/**
 * What the router reads of a page with data. A route module exports the members one by one: the router's build looks
 * for plain exports.
 * @param source the page's `load`, or loaders made from one
 * @param Page gets the data as its props
 * @param keyOf a new key remounts the page; without it the page stays mounted from one address to the next
 */
export function definePage<T extends object>(
  source: Load<T> | Loaders<T>,
  Page: ComponentType<T>,
  keyOf?: (data: T) => string | number | undefined,
) {
  const { loader, clientLoader, useData } =
    typeof source === 'function' ? pageData(source) : source;
  return {
    loader,
    clientLoader,
    ErrorBoundary: PageError,
    Route() {
      const data = useData();
      return <Page key={keyOf?.(data)} {...data} />;
    },
  };
}
