import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { completeHome, loadHome } from '#app/features/home/load.ts';
import { HomePage } from '#app/features/home/home-page.tsx';

const page = definePage(
  lastGoodPage('home', loadHome, completeHome),
  HomePage,
  ({ category }) => category ?? undefined,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
