import { CampaignPage } from './campaign-page.tsx';
import type { PartnersData } from './load.ts';
import { PartnerPage } from './partner-page.tsx';

/** A campaign or a partner (ROUTE-14). */
export function PartnersPage(data: PartnersData) {
  return 'partner' in data ? <PartnerPage partner={data.partner} /> : <CampaignPage {...data} />;
}
