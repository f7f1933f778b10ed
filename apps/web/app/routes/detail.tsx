import { DetailPage } from '#app/features/detail/detail-page.tsx';
import { loadDetail } from '#app/features/detail/load.ts';
import { lastGoodPage } from '#app/data/reads/last-good.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser, useData } = lastGoodPage('detail', loadDetail);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function DetailRoute() {
  const data = useData();
  return <DetailPage key={data.series.id} {...data} />;
}
