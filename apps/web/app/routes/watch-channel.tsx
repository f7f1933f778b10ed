import { definePage } from '#app/shell/define-page.tsx';
import { loadWatchChannel } from '#app/features/watch/load.ts';
import { preloadPlayer } from '#app/features/watch/stage.tsx';
import { WatchChannelPage } from '#app/features/watch/watch-channel-page.tsx';

const page = definePage(loadWatchChannel, WatchChannelPage);

export const loader = page.loader;
export const clientLoader: typeof page.clientLoader = (args) => {
  preloadPlayer();
  return page.clientLoader(args);
};
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
