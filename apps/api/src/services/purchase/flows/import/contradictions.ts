import type { FileOffer, OffersFile } from '@kandil/contract/offers';
import { textsOf } from '@kandil/i18n/locales';
import { mayUseCard, takesCards } from '../../rules/gateways.ts';
import { normalCode } from '../../rules/promo-code.ts';

export interface Fault {
  path: PropertyKey[];
  message: string;
}

const TEXTS = textsOf('en', 'messages');

type FilePlan = OffersFile['plans'][number];

/** What the product's own feature texts promise, and the data that keeps the promise (SPEC-D52). */
const PROMISES: Readonly<Record<string, (plan: FilePlan) => boolean>> = {
  'screens-2': ({ streams }) => streams === 2,
  'screens-4': ({ streams }) => streams === 4,
  'full-hd': ({ maxHeight }) => maxHeight === undefined || maxHeight >= 1080,
  hd: ({ maxHeight }) => maxHeight === undefined || maxHeight >= 720,
  'one-phone': ({ streams, devices }) => streams === 1 && devices === 'HANDHELD',
  'family-sharing': ({ familySeats }) => familySeats > 0,
};

/** What the schema cannot see: references, repetitions, prices and texts that are missing. */
export function contradictions(file: OffersFile): Fault[] {
  return [
    ...repeated(
      'periods',
      file.periods.map(({ code }) => code),
    ),
    ...repeated(
      'plans',
      file.plans.map(({ code }) => code),
    ),
    ...repeated(
      'gateways',
      file.gateways.map(({ code }) => code),
    ),
    ...repeated(
      'offers',
      file.offers.map(({ code }) => code),
    ),
    ...repeated(
      'taxes',
      file.taxes.map(({ country }) => country),
    ),
    ...onlyOne('plans', file.plans),
    ...onlyOne('periods', file.periods),
    ...planFaults(file),
    ...offerFaults(file),
    ...gatewayFaults(file),
    ...(file.taxes.some(({ country }) => country === '*')
      ? []
      : [{ path: ['taxes'], message: "has no rate for '*', the countries that are not listed" }]),
  ];
}

function repeated(list: string, codes: readonly string[]): Fault[] {
  return codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [{ path: [list, index], message: `'${code}' is there already` }]
      : [],
  );
}

function onlyOne(list: string, rows: readonly { suggested?: boolean | undefined }[]): Fault[] {
  const count = rows.filter(({ suggested }) => suggested).length;
  return count === 1 ? [] : [{ path: [list], message: `${count} are suggested instead of one` }];
}

function planFaults({ plans, periods }: OffersFile): Fault[] {
  return plans.flatMap((plan, index) => {
    const path = ['plans', index];
    const untitled = ['title' as const, 'description' as const].filter(
      (text) => !plan[text] && !(`plans.${plan.code}.${text}` in TEXTS),
    );
    const unknown = plan.features.flatMap((feature) =>
      typeof feature === 'string' && !(`plans.feature.${feature}` in TEXTS) ? [feature] : [],
    );
    const keys = plan.prices.map((p) => `${p.period} ${p.country} ${p.validFrom ?? 'always'}`);
    const missing = periods.filter(
      ({ code }) =>
        !plan.prices.some((p) => p.period === code && p.country === '*' && !p.validFrom),
    );
    return [
      ...untitled.map((text) => ({ path, message: `needs a ${text}: the product has no text` })),
      ...brokenPromises(plan).map((feature) => ({
        path: [...path, 'features'],
        message: `'${feature}' promises what the plan does not have`,
      })),
      ...unknown.map((feature) => ({
        path: [...path, 'features'],
        message: `'${feature}' needs a title: the product has no text`,
      })),
      ...plan.prices.flatMap((price, at) => [
        ...unlisted([...path, 'prices', at], 'period', periods, price.period),
        ...(keys.indexOf(keys[at] ?? '') < at
          ? [{ path: [...path, 'prices', at], message: 'is there already' }]
          : []),
      ]),
      ...missing.map(({ code }) => ({
        path: [...path, 'prices'],
        message: `needs a price of ${code} for country '*' without validFrom`,
      })),
    ];
  });
}

function brokenPromises(plan: FilePlan): string[] {
  return plan.features.flatMap((feature) =>
    typeof feature === 'string' && PROMISES[feature]?.(plan) === false ? [feature] : [],
  );
}

function offerFaults(file: OffersFile): Fault[] {
  const seen = new Set<string>();
  return file.offers.flatMap((offer, index) => {
    const path = ['offers', index];
    return [
      ...offer.plans.flatMap((code) => unlisted(path, 'plan', file.plans, code)),
      ...offer.periods.flatMap((code) => unlisted(path, 'period', file.periods, code)),
      ...offer.promoCodes.flatMap(({ code }, at) => {
        const key = normalCode(code);
        if (!seen.has(key)) return seen.add(key) && [];
        return [
          { path: [...path, 'promoCodes', at], message: `'${code}' reads like another code` },
        ];
      }),
      ...moreThanPrice(file, offer).map((price) => ({
        path,
        message: `costs no less than the price of ${price}`,
      })),
    ];
  });
}

function unlisted(
  path: PropertyKey[],
  what: string,
  rows: readonly { code: string }[],
  code: string,
): Fault[] {
  return rows.some((row) => row.code === code)
    ? []
    : [{ path, message: `there is no ${what} '${code}'` }];
}

function moreThanPrice({ plans }: OffersFile, offer: FileOffer): string[] {
  if (offer.kind !== 'FIRST_PERIOD') return [];
  return plans.flatMap(({ code, prices }) =>
    prices
      .filter((p) => offer.plans.includes(code) && offer.periods.includes(p.period))
      .filter((p) => p.currency === offer.currency && p.amount <= offer.amount)
      .map((p) => `${code} ${p.period}`),
  );
}

/** Card payment without 3-D Secure stays outside the EEA and the United Kingdom, whatever a file says. */
function gatewayFaults({ gateways }: OffersFile): Fault[] {
  return gateways.flatMap(({ code, countries = ['*'] }, index) =>
    takesCards(code)
      ? countries
          .filter((country) => !mayUseCard(country))
          .map((country) => ({
            path: ['gateways', index],
            message: `${code} cannot be offered in '${country}'`,
          }))
      : [],
  );
}
