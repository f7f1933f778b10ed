import { useLoaderData } from 'react-router';
import { CategoryTitlesPage } from '../features/category-titles/category-titles-page.tsx';
import { loadCategoryTitles } from '../features/category-titles/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadCategoryTitles);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function CategoryTitlesRoute() {
  const data = useLoaderData<typeof loader>();
  return <CategoryTitlesPage key={data.category.id} {...data} />;
}
