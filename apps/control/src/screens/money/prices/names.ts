import type { Data } from '@kandil/contract';
import type { priceRaises } from '@kandil/contract/control/purchase';
import { countryName } from '@kandil/i18n/formats';
import { LANGUAGE, t } from '#src/texts/texts.tsx';

/** A price on offer that somebody pays less than. */
export type PriceOffer = Data<typeof priceRaises>['offers'][number];

interface PriceNames {
  planTitle: string;
  periodTitle: string;
  country: string;
}

/** Plan and period of a price. */
export const planText = ({ planTitle, periodTitle }: PriceNames): string =>
  `${planTitle} · ${periodTitle}`;

/** Where a price holds. */
export const placeText = ({ country }: Pick<PriceNames, 'country'>): string =>
  country === '*' ? t('prices.everywhere') : countryName(country, LANGUAGE);
