import { useEffect } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router';
import { setNewest } from '../queries/bounded-map.ts';
import { webContext } from '../start/load-context.ts';
import { onSessionEnd } from '../session/member-data.ts';
import { type Load, type Loaders, type PageOptions, pageData } from './route-data.ts';

/** A page's data, or during an outage the last good copy of it. */
export type OrCopy<T> = T & { stale?: boolean };

/** Maximum number of cached pages; the oldest is dropped first. */
const CAPACITY = 30;

const cached = new Map<string, object>();
onSessionEnd(() => cached.clear());

type Listener = (key: string, data: object) => void;
const listeners: Listener[] = [];

/** Registers a listener that gets every copy with its key, existing ones included. */
export function onGoodCopy(listener: Listener): void {
  listeners.push(listener);
  for (const [key, data] of cached) listener(key, data);
}

/** Caches the data of a page for an outage of its service. */
export function cacheGood(key: string, data: object): void {
  setNewest(cached, key, data, CAPACITY);
  for (const tell of listeners) tell(key, data);
}

/** Whether the network or the service failed, and not the request. */
function isOutage(error: unknown): boolean {
  const status = (error as { init?: { status?: number } | null } | null)?.init?.status;
  return status !== undefined && (status >= 500 || status === 429);
}

/**
 * The result of `load`, or in an outage the last good copy, marked as stale.
 * @throws what `load` throws without a copy, or when the service refused
 */
export async function withStaleFallback<T extends object>(
  key: string,
  load: () => Promise<T>,
): Promise<OrCopy<T>> {
  try {
    return await load();
  } catch (error) {
    const copy = isOutage(error) ? cached.get(key) : undefined;
    if (!copy) throw error;
    return { ...(copy as T), stale: true };
  }
}

/**
 * `pageData` for pages of the catalogue, which show the last good copy in an outage. The server caches copies for
 * guests, the browser those of this tab.
 * @param name of the page; with the address it identifies a copy
 */
export function lastGoodPage<T extends object>(
  name: string,
  load: Load<T>,
  complete?: PageOptions<T>['complete'],
): Loaders<OrCopy<T>> {
  const page = pageData(load, {
    apiOf: ({ lastGood }) => lastGood.api,
    ...(complete && { complete }),
  });
  // The router normalises a query, `?new` to `?new=`; the address bar does not.
  const keyOf = (params: object, search: string) =>
    JSON.stringify([name, params, new URLSearchParams(search).toString()]);
  return {
    async loader(args) {
      const data = await page.loader(args);
      return args.context.get(webContext).lastGood.isCopy() ? { ...data, stale: true } : data;
    },
    clientLoader: (args) =>
      withStaleFallback(keyOf(args.params, args.url.search), () => page.clientLoader(args)),
    /** The route's data, cached as the last good copy even if the server served a copy itself. */
    useData() {
      const data = useLoaderData() as OrCopy<T>;
      const key = keyOf(useParams(), useLocation().search);
      // Once per response: data cleared with the session must not come back with the next rendering.
      useEffect(() => cacheGood(key, data), [key, data]);
      return data;
    },
  };
}
