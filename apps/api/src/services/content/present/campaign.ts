import type { content, Data } from '@kandil/contract';
import type { Picture } from '@kandil/contract/content';
import type { SiteCampaign, SiteDocument } from '@kandil/contract/site';
import { type LanguageCode, localeOf, siteNameIn } from '@kandil/i18n';
import { moneyText } from '@kandil/i18n/formats';
import { pictureOf } from './picture.ts';

/** Widths of the pictures beside the rules: of the art at one and at two device pixels. */
const WIDTHS = { '1x': 480, '2x': 960 } as const;

/**
 * A campaign in a language. `{code}`, `{until}`, `{brand}` and the names of its prices are filled.
 * @param pictures those that the document names, by path
 */
export function presentCampaign(
  campaign: SiteCampaign,
  language: LanguageCode,
  site: Pick<SiteDocument, 'name'>,
  pictures: Readonly<Record<string, Picture>>,
): Data<typeof content.siteCampaign> {
  const { id, code, isActive, offer, startsAt, endsAt = null, pictures: paths } = campaign;
  const fill = filler(campaign, language, siteNameIn(site, language));
  return {
    id,
    code,
    isActive,
    offer,
    startsAt,
    endsAt,
    title: fill(campaign.title),
    subTitle: fill(campaign.subTitle),
    description: fill(campaign.description),
    actionText: fill(campaign.actionText),
    rules: campaign.rules.map((rule) => ({ id: rule.id, text: fill(rule.text) })),
    thumbnails: {
      web: thumbnail(pictureOf(paths.web, pictures)),
      mobile: thumbnail(pictureOf(paths.mobile, pictures)),
    },
    art: { wide: pictureOf(paths.wide, pictures), phone: pictureOf(paths.phone, pictures) },
  };
}

const thumbnail = ({ src }: Picture) => ({
  '1x': `${src}?w=${WIDTHS['1x']}`,
  '2x': `${src}?w=${WIDTHS['2x']}`,
});

function filler(
  { offer, prices, endsAt }: SiteCampaign,
  language: LanguageCode,
  brand: string,
): (texts: Record<string, string>) => string {
  const values: Record<string, string> = { code: offer.promoCode, brand };
  if (endsAt) values['until'] = dayOf(endsAt, language);
  for (const [name, price] of Object.entries(prices)) values[name] = moneyText(price, language);
  return (texts) =>
    (texts[language] ?? texts['en'] ?? '').replace(
      /\{(\w+)\}/g,
      (whole, name: string) => values[name] ?? whole,
    );
}

/** Day and month, in UTC. English has the day before the month, as specified (CAMPAIGN-15). */
function dayOf(instant: string, language: LanguageCode): string {
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, day).format(new Date(instant));
}
