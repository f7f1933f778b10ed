import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { type BreakdownData, loadBreakdown } from '#app/features/breakdown/load.ts';
import { BreakdownPage } from '#app/features/breakdown/breakdown-page.tsx';

// Only a row of the member's own has no titles.
const same = (data: BreakdownData) => (data.items.length > 0 ? data : null);

const page = definePage(
  lastGoodPage('breakdown', loadBreakdown, same),
  BreakdownPage,
  ({ id, sort, stale }) => `${id} ${sort} ${stale ?? false}`,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
