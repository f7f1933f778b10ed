import { useLoaderData } from 'react-router';
import { loadSearch, loadSearchHere } from '../features/search/load.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const loader = pageData(loadSearch).loader;
export const clientLoader = pageData(loadSearchHere).clientLoader;

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
