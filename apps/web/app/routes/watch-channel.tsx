import { useLoaderData } from 'react-router';
import { loadWatchChannel } from '#app/features/watch/load.ts';
import { WatchChannelPage } from '#app/features/watch/watch-channel-page.tsx';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadWatchChannel);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function WatchChannelRoute() {
  return <WatchChannelPage {...useLoaderData<typeof loader>()} />;
}
