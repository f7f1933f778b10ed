import { CategoryTitlesPage } from '../features/category-titles/category-titles-page.tsx';
import { loadCategoryTitles } from '../features/category-titles/load.ts';
import { lastGoodPage } from '../lib/last-good.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

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
