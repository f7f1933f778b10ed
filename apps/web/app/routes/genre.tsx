import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { loadGenre } from '#app/features/genre/load.ts';
import { GenrePage } from '#app/features/genre/genre-page.tsx';

const page = definePage(
  lastGoodPage('genre', loadGenre),
  GenrePage,
  ({ genre, categoryId, stale }) => `${genre.id} ${categoryId} ${stale ?? false}`,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
