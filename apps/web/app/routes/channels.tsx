import { ChannelsPage } from '#app/features/channels/channels-page.tsx';
import { loadChannels } from '#app/features/channels/load.ts';
import { lastGoodPage } from '#app/data/reads/last-good.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

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
