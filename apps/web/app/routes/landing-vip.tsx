import { useLoaderData } from 'react-router';
import { PlansPage } from '#app/features/plans/plans-page.tsx';
import { pageData } from '#app/data/reads/route-data.ts';
import { loadOffers } from '#app/domain/plan/load.ts';

export { PageError as ErrorBoundary } from '#app/shell/errors/page-error.tsx';

const { loader: load, clientLoader: loadInBrowser } = pageData(loadOffers);
export const loader = load;
export const clientLoader = loadInBrowser;

export default function LandingVipRoute() {
  return <PlansPage offers={useLoaderData<typeof loader>()} greets />;
}
