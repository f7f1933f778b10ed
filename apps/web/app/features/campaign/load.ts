import { content, type Data, partner } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { type LoadArgs, type Loaders, notFound, pageData } from '#app/data/pages/route-data.ts';
import { type Campaign, type CampaignState, standingOf } from './campaign.ts';

/** A campaign's page. */
export interface CampaignData {
  campaign: Campaign;
  standing: CampaignState;
}

export type Partner = Data<typeof partner.landing>;

/** What `/partners/{slug}` shows: a campaign or a partner. */
export type PartnersData = CampaignData | { partner: Partner };

/** The contract's bounds of a slug. */
const SLUG = /^(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** The key of a missing campaign (ERROR-36). */
const MISSING = 'errors.unexpectedErrorHappened';

/** The campaign of a code, in the visitor's language; null: there is none (CAMPAIGN-09). */
async function campaignBy(api: Api, code: string): Promise<Campaign | null> {
  try {
    return (await api(content.siteCampaign, { code })).data;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** By its form: on the server the class may come from another copy of the module. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

/** Campaigns first, then partners, else 404 (SPEC-D41). */
async function loadPartners(api: Api, { params }: LoadArgs): Promise<PartnersData> {
  const slug = params['slug'] ?? '';
  if (!SLUG.test(slug)) return notFound(MISSING);
  const campaign = await campaignBy(api, slug);
  if (campaign) return { campaign, standing: standingOf(campaign, Date.now()) };
  return { partner: (await api(partner.landing, { slug })).data };
}

export const partnersData: Loaders<PartnersData> = pageData(loadPartners);
