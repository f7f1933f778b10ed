import { useLoaderData } from 'react-router';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { loadLanding } from '../features/landing/load.ts';
import { pageData } from '../lib/route-data.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function LandingRoute() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
