import { DetailPage } from '../features/detail/detail-page.tsx';
import { loadDetail } from '../features/detail/load.ts';
import { lastGoodPage } from '../lib/last-good.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser, useData } = lastGoodPage('detail', loadDetail);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function DetailRoute() {
  const data = useData();
  return <DetailPage key={data.series.id} {...data} />;
}
