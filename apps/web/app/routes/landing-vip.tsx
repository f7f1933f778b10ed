import { useLoaderData } from 'react-router';
import { PlansPage } from '../features/plans/plans-page.tsx';
import { pageData } from '../lib/route-data.ts';
import { loadOffers } from '../plans/load.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadOffers);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function LandingVipRoute() {
  return <PlansPage offers={useLoaderData<typeof loader>()} greets />;
}
