import { useLoaderData } from 'react-router';
import { loadWatchChannel } from '../features/watch/load.ts';
import { WatchChannelPage } from '../features/watch/watch-channel-page.tsx';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadWatchChannel);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function WatchChannelRoute() {
  return <WatchChannelPage {...useLoaderData<typeof loader>()} />;
}
