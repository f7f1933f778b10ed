import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { loadChannels } from '#app/features/channels/load.ts';
import { ChannelsPage } from '#app/features/channels/channels-page.tsx';

const page = definePage(lastGoodPage('channels', loadChannels), ChannelsPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
