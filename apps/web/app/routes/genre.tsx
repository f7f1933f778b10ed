import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { type GenreData, loadGenre } from '#app/features/genre/load.ts';
import { GenrePage } from '#app/features/genre/genre-page.tsx';

// Nothing on the page is the member's own.
const same = (data: GenreData) => data;

const page = definePage(
  lastGoodPage('genre', loadGenre, same),
  GenrePage,
  ({ genre, categoryId, stale }) => `${genre.id} ${categoryId} ${stale ?? false}`,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
