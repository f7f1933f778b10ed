import { CampaignPage } from '#app/features/campaign/campaign-page.tsx';
import { partnerData } from '#app/features/campaign/load.ts';
import { definePage } from '#app/shell/define-page.tsx';

const page = definePage(partnerData, CampaignPage, ({ campaign }) => campaign.code);

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const ErrorBoundary = page.ErrorBoundary;
export default page.Route;
