import { useLoaderData } from 'react-router';
import { HistoryPage } from '#app/features/history/history-page.tsx';
import { loadHistory } from '#app/features/history/load.ts';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadHistory);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function HistoryRoute() {
  const { history } = useLoaderData<typeof loader>();
  return <HistoryPage key={history ? 'list' : 'guest'} history={history} />;
}
