import { CategoryTitlesPage } from '#app/features/category-titles/category-titles-page.tsx';
import { loadCategoryTitles } from '#app/features/category-titles/load.ts';
import { lastGoodPage } from '#app/data/reads/last-good.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const {
  loader: load,
  clientLoader: loadInBrowser,
  useData,
} = lastGoodPage('category titles', loadCategoryTitles);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function CategoryTitlesRoute() {
  const data = useData();
  return <CategoryTitlesPage key={`${data.category.id} ${data.stale ?? false}`} {...data} />;
}
