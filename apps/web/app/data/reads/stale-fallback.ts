import { useEffect } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { setNewest } from '../bounded-map.ts';
import { webContext } from '../start/load-context.ts';
import { onSessionEnd } from '../session/member-data.ts';
import { type Load, type Loaders, pageData } from './route-data.ts';

/** Data of a page, which in an outage are a copy of those it had last. */
export type OrCopy<T> = T & { stale?: boolean };

/** So many pages are kept; the one seen longest ago goes first. */
const CAPACITY = 30;

const kept = new Map<string, object>();
onSessionEnd(() => kept.clear());

/** Remembers what a page has shown, for the time when its service cannot be reached. */
export const keepGood = (key: string, data: object): void => setNewest(kept, key, data, CAPACITY);

/** What went wrong is the network's or the service's fault, not the question's. */
function isOutage(error: unknown): boolean {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  return status !== undefined && (status >= 500 || status === 429);
}

/**
 * What `load` answers, or in an outage the last good copy, marked as such.
 * @throws what `load` throws when there is no copy, or the service did answer: with a refusal
 */
export async function withStaleFallback<T extends object>(
  key: string,
  load: () => Promise<T>,
): Promise<OrCopy<T>> {
  try {
    return await load();
  } catch (error) {
    const copy = isOutage(error) ? kept.get(key) : undefined;
    if (!copy) throw error;
    return { ...(copy as T), stale: true };
  }
}

/**
 * As `pageData`, for pages of the catalogue: while it is out of reach they stand as the last good copy. The server
 * has one of what every guest is answered, the browser of what this tab has shown.
 * @param name of the page, which with its address tells its copies from others
 */
export function lastGoodPage<T extends object>(name: string, load: Load<T>): Loaders<OrCopy<T>> {
  const page = pageData(load, ({ lastGood }) => lastGood.api);
  // The router writes a query anew, `?new` as `?new=`; the address bar does not.
  const keyOf = (params: object, search: string) =>
    JSON.stringify([name, params, new URLSearchParams(search).toString()]);
  return {
    async loader(args) {
      const data = await page.loader(args);
      return args.context.get(webContext).lastGood.isCopy() ? { ...data, stale: true } : data;
    },
    clientLoader: (args) =>
      withStaleFallback(keyOf(args.params, args.url.search), () => page.clientLoader(args)),
    /** The route's data, which are kept: also a copy that the server had is a good one. */
    useData() {
      const data = useLoaderData() as OrCopy<T>;
      const key = keyOf(useParams(), useLocation().search);
      // Once for each answer: what was forgotten with its member must not come back with the next rendering.
      useEffect(() => keepGood(key, data), [key, data]);
      return data;
    },
  };
}
