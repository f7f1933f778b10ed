import { useLoaderData } from 'react-router';
import { HelpPage } from '../features/static/help/help-page.tsx';
import { loadHelp } from '../features/static/help/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadHelp);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function HelpCenterRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
