import { useLoaderData } from 'react-router';
import { HelpPage } from '#app/features/static/help/help-page.tsx';
import { loadHelp } from '#app/features/static/help/load.ts';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadHelp);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function HelpCenterRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
