import { useLoaderData } from 'react-router';
import { loadWatch } from '#app/features/watch/load.ts';
import { WatchPage } from '#app/features/watch/watch-page.tsx';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadWatch);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function WatchRoute() {
  const data = useLoaderData<typeof loader>();
  // No key: the player stays from one episode to the next, and the full screen with it.
  return <WatchPage {...data} />;
}
