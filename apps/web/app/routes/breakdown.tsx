import { useLoaderData } from 'react-router';
import { BreakdownPage } from '../features/breakdown/breakdown-page.tsx';
import { loadBreakdown } from '../features/breakdown/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadBreakdown);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function BreakdownRoute() {
  const data = useLoaderData<typeof loader>();
  return <BreakdownPage key={`${data.id} ${data.sort}`} {...data} />;
}
