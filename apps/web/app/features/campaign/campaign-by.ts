import { brandName, type LanguageCode, localeOf } from '@kandil/i18n';
import { moneyText } from '@kandil/i18n/formats';
import type { Campaign, CampaignCode, CampaignText } from './campaign.ts';
import { CAMPAIGNS } from './campaigns.ts';

type Texts = () => Promise<{ texts: Record<CampaignCode, CampaignText> }>;

/** Each language is a module, so that nobody downloads another one. */
const TEXTS: Record<LanguageCode, Texts> = {
  en: () => import('./texts/en.ts'),
  ar: () => import('./texts/ar.ts'),
  fr: () => import('./texts/fr.ts'),
  es: () => import('./texts/es.ts'),
  ur: () => import('./texts/ur.ts'),
  fa: () => import('./texts/fa.ts'),
  bn: () => import('./texts/bn.ts'),
  hi: () => import('./texts/hi.ts'),
  ms: () => import('./texts/ms.ts'),
  id: () => import('./texts/id.ts'),
  sw: () => import('./texts/sw.ts'),
  ru: () => import('./texts/ru.ts'),
};

/** The result of a lookup: the campaign, or the key of a text that says why not. */
export type FoundCampaign = { campaign: Campaign } | { error: 'errors.unexpectedErrorHappened' };

/**
 * The campaign of a code from local data, in a language (CAMPAIGN-09). Prices are in the text.
 * A missing campaign gives the error key of the specification (ERROR-36).
 */
export async function campaignBy(language: LanguageCode, code: string): Promise<FoundCampaign> {
  if (!isCampaign(code)) return { error: 'errors.unexpectedErrorHappened' };
  const { texts } = await TEXTS[language]();
  const { prices, ...facts } = CAMPAIGNS[code];
  const values: Record<string, string> = {
    code: facts.offer.promoCode,
    brand: brandName(language),
  };
  if (facts.endsAt) values['until'] = dayOf(facts.endsAt, language);
  for (const [name, price] of Object.entries(prices)) values[name] = moneyText(price, language);
  return { campaign: { ...facts, ...filled(texts[code], values) } };
}

/** Day and month, in UTC. English has the day before the month, as specified (CAMPAIGN-15). */
function dayOf(instant: string, language: LanguageCode): string {
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, day).format(new Date(instant));
}

const isCampaign = (code: string): code is CampaignCode => Object.hasOwn(CAMPAIGNS, code);

function filled(text: CampaignText, values: Record<string, string>): CampaignText {
  const fill = (pattern: string) =>
    pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { title, subTitle, description, actionText, rules } = text;
  return {
    title: fill(title),
    subTitle: fill(subTitle),
    description: fill(description),
    actionText: fill(actionText),
    rules: rules.map((rule) => ({ id: rule.id, text: fill(rule.text) })),
  };
}
