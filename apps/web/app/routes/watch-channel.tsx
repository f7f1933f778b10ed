import { definePage } from '#app/shell/define-page.tsx';
import { loadWatchChannel } from '#app/features/watch/load.ts';
import { WatchChannelPage } from '#app/features/watch/watch-channel-page.tsx';

const page = definePage(loadWatchChannel, WatchChannelPage);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
