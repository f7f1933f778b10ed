import * as z from 'zod/mini';
import { code, fileText, texts } from './fields.ts';
import { GATEWAYS } from './payment/gateways.ts';
import { PLAN_DEVICES } from './purchase/index.ts';

// The offers file: plans, periods, prices, gateways, taxes, offers and promo codes, as one JSON document
// (`demo/offers.json` is one; docs/catalogue.md). Amounts are in minor units and include tax.

const saleCode = () => z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,23}$/v));
const country = () => z.string().check(z.regex(/^(?:[A-Z]{2}|\*)$/v));
const currency = () =>
  z
    .string()
    .check(z.refine((value) => Intl.supportedValuesOf('currency').includes(value), 'no currency'));
const amount = (least: number) => z.int().check(z.gte(least), z.lte(100_000_000));
const few = <T extends z.ZodMiniType>(item: T, min = 1) =>
  z.array(item).check(z.minLength(min), z.maxLength(200));
const moment = () => z.iso.datetime();

const price = z.strictObject({
  period: saleCode(),
  country: country(),
  currency: currency(),
  amount: amount(1),
  validFrom: z.optional(moment()),
});

const plan = z.strictObject({
  code: saleCode(),
  suggested: z.optional(z.boolean()),
  streams: z.int().check(z.gte(1), z.lte(20)),
  familySeats: z.int().check(z.gte(0), z.lte(20)),
  devices: z.optional(z.enum(PLAN_DEVICES)),
  /** In lines. Every video has a picture of 360 lines or fewer. */
  maxHeight: z.optional(z.int().check(z.gte(360), z.lte(4320))),
  features: few(z.union([code(), z.strictObject({ code: code(), title: texts(80) })]), 0),
  title: z.optional(texts(60)),
  description: z.optional(texts(200)),
  prices: few(price),
});

const promoCode = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z0-9](?:[\-A-Z0-9]{1,30})[A-Z0-9]$/v)),
  seats: z.optional(z.int().check(z.gte(1), z.lte(10_000_000))),
  validFrom: z.optional(moment()),
  validUntil: z.optional(moment()),
});

const about = {
  code: code(),
  campaign: code(),
  plans: few(saleCode()),
  periods: few(saleCode()),
  validFrom: moment(),
  validUntil: z.optional(moment()),
  promoCodes: few(promoCode),
};
const days = () => z.int().check(z.gte(1), z.lte(365));

const offer = z.discriminatedUnion('kind', [
  z.strictObject({
    ...about,
    kind: z.literal('FIRST_PERIOD'),
    amount: amount(1),
    currency: currency(),
    days: z.optional(days()),
  }),
  z.strictObject({ ...about, kind: z.literal('FREE_DAYS'), days: days() }),
  z.strictObject({ ...about, kind: z.literal('FREE_UNTIL'), until: moment() }),
]);

export const offersFile = z.strictObject({
  seller: z.array(fileText(120)).check(z.minLength(1)),
  periods: few(
    z.strictObject({
      code: saleCode(),
      months: z.literal([1, 12]),
      suggested: z.optional(z.boolean()),
    }),
  ),
  plans: few(plan),
  gateways: few(z.strictObject({ code: z.enum(GATEWAYS), countries: z.optional(few(country())) })),
  taxes: few(
    z.strictObject({ country: country(), percent: z.number().check(z.gte(0), z.lte(100)) }),
  ),
  offers: few(offer, 0),
  /** Refunds above these amounts need a second person of the staff, by currency; others have no limit. */
  refundLimit: z.optional(z.record(currency(), amount(0))),
});
export type OffersFile = z.output<typeof offersFile>;
export type FileOffer = OffersFile['offers'][number];
export type FilePrice = OffersFile['plans'][number]['prices'][number];
