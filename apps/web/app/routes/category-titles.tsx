import { definePage } from '#app/shell/define-page.tsx';
import { lastGoodPage } from '#app/data/pages/stale-fallback.ts';
import { type CategoryTitlesData, loadCategoryTitles } from '#app/features/category-titles/load.ts';
import { CategoryTitlesPage } from '#app/features/category-titles/category-titles-page.tsx';

// Nothing on the page is the member's own.
const same = (data: CategoryTitlesData) => data;

const page = definePage(
  lastGoodPage('category titles', loadCategoryTitles, same),
  CategoryTitlesPage,
  ({ category, stale }) => `${category.id} ${stale ?? false}`,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
