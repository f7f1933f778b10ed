import { useLoaderData } from 'react-router';
import { loadSearch } from '../features/search/load.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadSearch);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
