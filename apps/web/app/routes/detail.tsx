import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { completeDetail } from '#app/features/detail/complete.ts';
import { loadDetail } from '#app/features/detail/load.ts';
import { DetailPage } from '#app/features/detail/detail-page.tsx';

const page = definePage(
  lastGoodPage('detail', loadDetail, completeDetail),
  DetailPage,
  ({ series }) => series.id,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
