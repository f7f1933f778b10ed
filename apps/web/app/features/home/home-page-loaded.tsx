import { type ReactNode, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { keepGood } from '../../lib/last-good.ts';
import { HomePage } from './home-page.tsx';
import type { HomeData } from './load.ts';

/** What the last good copy of a home page is kept by. */
export const keyOf = (category: string | null | undefined) => `home ${category ?? ''}`;

/** The home page of the route's data, which is kept: also a copy that the server had is a good one. */
export function LoadedHomePage({ children }: { children?: ReactNode }) {
  const { stale = false, ...data } = useLoaderData<HomeData & { stale?: boolean }>();
  useEffect(() => keepGood(keyOf(data.category), data));
  return (
    <HomePage key={data.category} {...data} stale={stale}>
      {children}
    </HomePage>
  );
}
