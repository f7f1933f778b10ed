import { type ReactNode, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { HomePage } from '../features/home/home-page.tsx';
import { loadHome } from '../features/home/load.ts';
import { keepGood, orLastGood } from '../lib/last-good.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadHome);
const keyOf = (category: string | null | undefined) => `home ${category ?? ''}`;

export const loader = load;
export const clientLoader = (args: Parameters<typeof loadInBrowser>[0]) =>
  orLastGood(keyOf(args.params['id']), () => loadInBrowser(args));

export default function HomeRoute({ children }: { children?: ReactNode }) {
  const { stale = false, ...data } = useLoaderData<typeof clientLoader>();
  useEffect(() => {
    if (!stale) keepGood(keyOf(data.category), data);
  });
  return (
    <HomePage key={data.category} {...data} stale={stale}>
      {children}
    </HomePage>
  );
}
