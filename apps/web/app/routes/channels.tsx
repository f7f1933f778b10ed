import { useLoaderData } from 'react-router';
import { ChannelsPage } from '../features/channels/channels-page.tsx';
import { loadChannels } from '../features/channels/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadChannels);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function ChannelsRoute() {
  return <ChannelsPage {...useLoaderData<typeof loader>()} />;
}
