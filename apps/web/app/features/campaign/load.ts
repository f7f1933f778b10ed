import { type Data, partner } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { LanguageCode } from '@kandil/i18n';
import { useLoaderData } from 'react-router';
import '#app/data/start/boot.ts';
import { type LoadArgs, type Loaders, notFound, pageData } from '#app/data/pages/route-data.ts';
import { webContext } from '#app/data/start/load-context.ts';
import { type Campaign, type CampaignState, standingOf } from './campaign.ts';
import { campaignBy } from './campaign-by.ts';

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

/** Campaigns first, then partners, else 404 (SPEC-D41). */
async function loadPartners(
  api: Api,
  { params }: LoadArgs,
  language: LanguageCode,
): Promise<PartnersData> {
  const slug = params['slug'] ?? '';
  const found = await campaignBy(language, slug);
  if (!('error' in found)) return { ...found, standing: standingOf(found.campaign, Date.now()) };
  if (!SLUG.test(slug)) return notFound(found.error);
  return { partner: (await api(partner.landing, { slug })).data };
}

const inLanguage = (language: LanguageCode) =>
  pageData((api, args) => loadPartners(api, args, language));

/** The text is chosen by the visitor's language. */
export const partnersData: Loaders<PartnersData> = {
  loader: (args) => inLanguage(args.context.get(webContext).visitor.language).loader(args),
  clientLoader: (args) => inLanguage(window.boot.language).clientLoader(args),
  useData: () => useLoaderData() as PartnersData,
};
