import { definePage } from '#app/shell/define-page.tsx';
import { PlansPage } from '#app/features/plans/plans-page.tsx';
import { loadOffers } from '#app/domain/plan/load.ts';

const page = definePage(loadOffers, (offers) => <PlansPage offers={offers} />);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
