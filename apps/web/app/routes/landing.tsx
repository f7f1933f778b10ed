import { useLoaderData } from 'react-router';
import { LandingPage } from '#app/features/landing/landing-page.tsx';
import { loadLanding } from '#app/features/landing/load.ts';
import { pageData } from '#app/data/reads/route-data.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadLanding);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function LandingRoute() {
  return <LandingPage {...useLoaderData<typeof loader>()} />;
}
