import type { LoadOptions } from './load.ts';

/** One request of a load. */
export interface Asked {
  path: string;
  cookie?: string;
}

/** What is asked for, in its order: by each visitor every address. */
export function askedFor({ urls, cookies = [] }: LoadOptions): Asked[] {
  const paths = urls.map((url) => url.slice(new URL(url).origin.length));
  if (cookies.length === 0) return paths.map((path) => ({ path }));
  return cookies.flatMap((cookie) => paths.map((path) => ({ path, cookie })));
}
