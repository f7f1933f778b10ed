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

/** By its form: on the server the class may come from another copy of the module. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

/** The data of an answer; null: not found. */
async function orNone<T>(answer: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Campaigns first, then partners, else 404 (SPEC-D41). */
async function loadPartners(api: Api, { params }: LoadArgs): Promise<PartnersData> {
  const slug = params['slug'] ?? '';
  if (!SLUG.test(slug)) return notFound(MISSING);
  const campaign = await orNone(api(content.siteCampaign, { code: slug }));
  if (campaign) return { campaign, standing: standingOf(campaign, Date.now()) };
  const found = await orNone(api(partner.landing, { slug }));
  return found ? { partner: found } : notFound(MISSING);
}

export const partnersData: Loaders<PartnersData> = pageData(loadPartners);
