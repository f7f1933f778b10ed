import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { loadBreakdown } from '#app/features/breakdown/load.ts';
import { BreakdownPage } from '#app/features/breakdown/breakdown-page.tsx';

const page = definePage(
  lastGoodPage('breakdown', loadBreakdown),
  BreakdownPage,
  ({ id, sort, stale }) => `${id} ${sort} ${stale ?? false}`,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
