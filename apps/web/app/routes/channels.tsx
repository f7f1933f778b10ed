import { ChannelsPage } from '../features/channels/channels-page.tsx';
import { loadChannels } from '../features/channels/load.ts';
import { lastGoodPage } from '../lib/last-good.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const {
  loader: load,
  clientLoader: loadInBrowser,
  useData,
} = lastGoodPage('channels', loadChannels);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function ChannelsRoute() {
  return <ChannelsPage {...useData()} />;
}
