import { useLoaderData } from 'react-router';
import { DetailPage } from '../features/detail/detail-page.tsx';
import { loadDetail } from '../features/detail/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadDetail);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function DetailRoute() {
  const data = useLoaderData<typeof loader>();
  return <DetailPage key={data.series.id} {...data} />;
}
