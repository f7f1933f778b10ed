import type { ComponentType } from 'react';
import { type LoaderFunction, matchRoutes, type ShouldRevalidateFunction } from 'react-router';
import { loadAgain } from './browser/load-again.ts';
import { PAGE_ROUTES, PAGES, type PageId } from './pages.ts';

/** What a route module gives to the browser. */
export interface RouteModule {
  default: ComponentType;
  clientLoader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
}

// The query names the browser's half of a route module, the one the framework builds anyway.
const modules = import.meta.glob<RouteModule>(
  ['./routes/*.tsx', '!./routes/{request-timeout,internal-server-error}.tsx'],
  { query: '?__react-router-build-client-route' },
);

/** The code of a page; null for the pages that come with the router. Rejects when it cannot be fetched. */
export async function loadPageCode(id: PageId): Promise<RouteModule | null> {
  const module = modules[`./${PAGES[id].file}`];
  return module ? loadAgain(module) : null;
}

/**
 * Fetches the code of the page at a path ahead, so that the visit waits for its data alone. Never rejects: the visit
 * fetches it again and reports a failure.
 * @param path without the language prefix
 */
export function preloadPageCode(path: string): void {
  const id = matchRoutes(PAGE_ROUTES, path)?.at(-1)?.route.id;
  if (id) loadPageCode(id).catch(() => undefined);
}
