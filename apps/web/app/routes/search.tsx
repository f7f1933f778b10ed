import { data, type LoaderFunctionArgs } from 'react-router';
import { pageData } from '#app/data/pages/route-data.ts';
import { loadSearch, loadSearchHere } from '#app/features/search/load.ts';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { definePage } from '#app/shell/define-page.tsx';

const page = definePage(loadSearch, SearchPage);

/** An invalid query is a bad request; the page says what to do about it. */
export async function loader(args: LoaderFunctionArgs) {
  const found = await page.loader(args);
  return data(found, { status: found.tooLong ? 400 : 200 });
}
export const clientLoader = pageData(loadSearchHere).clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
