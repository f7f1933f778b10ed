import { partnersData } from '#app/features/campaign/load.ts';
import { PartnersPage } from '#app/features/campaign/partners-page.tsx';
import { definePage } from '#app/shell/define-page.tsx';

const page = definePage(partnersData, PartnersPage, (data) =>
  'partner' in data ? data.partner.slug : data.campaign.code,
);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
