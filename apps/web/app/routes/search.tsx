import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadSearch, loadSearchHere } from '#app/features/search/load.ts';
import { SearchPage } from '#app/features/search/search-page.tsx';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load } = pageData(loadSearch);

/** What nobody can be asked for is a bad request, though the page says what to do about it. */
export async function loader(args: LoaderFunctionArgs) {
  const found = await load(args);
  return data(found, { status: found.tooLong ? 400 : 200 });
}

export const clientLoader = pageData(loadSearchHere).clientLoader;

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
