import type { LanguageCode } from '@kandil/i18n';
import { useLoaderData } from 'react-router';
import '#app/data/start/boot.ts';
import { type LoadArgs, type Loaders, notFound, pageData } from '#app/data/reads/route-data.ts';
import { webContext } from '#app/data/start/load-context.ts';
import { type Campaign, type Standing, standingOf } from './campaign.ts';
import { campaignBy } from './campaign-by.ts';

/** A campaign's page; `language` is that of its text. */
export interface CampaignData {
  campaign: Campaign;
  language: LanguageCode;
  standing: Standing;
}

/** What the address `/partners/{slug}` shows (SPEC-D41). */
async function loadPartner({ params }: LoadArgs, language: LanguageCode): Promise<CampaignData> {
  const found = await campaignBy(language, params['slug'] ?? '');
  if ('error' in found) return notFound(found.error);
  return { ...found, standing: standingOf(found.campaign, Date.now()) };
}

const inLanguage = (language: LanguageCode) =>
  pageData((_api, args) => loadPartner(args, language));

/** The text is chosen by the visitor's language. */
export const partnerData: Loaders<CampaignData> = {
  loader: (args) => inLanguage(args.context.get(webContext).visitor.language).loader(args),
  clientLoader: (args) => inLanguage(window.boot.language).clientLoader(args),
  useData: () => useLoaderData() as CampaignData,
};
