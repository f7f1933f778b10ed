import { useLoaderData } from 'react-router';
import { loadMyList } from '#app/features/my-list/load.ts';
import { MyListPage } from '#app/features/my-list/my-list-page.tsx';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadMyList);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function MyListRoute() {
  const data = useLoaderData<typeof loader>();
  return <MyListPage key={data.list ? 'list' : 'guest'} {...data} />;
}
