import { definePage } from '#app/shell/define-page.tsx';
import { loadWatch } from '#app/features/watch/load.ts';
import { preloadPlayer } from '#app/features/watch/stage.tsx';
import { WatchPage } from '#app/features/watch/watch-page.tsx';

// No key: the player, and with it full screen, stays from one episode to the next.
const page = definePage(loadWatch, WatchPage);

export const loader = page.loader;
export const clientLoader: typeof page.clientLoader = (args) => {
  preloadPlayer();
  return page.clientLoader(args);
};
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
