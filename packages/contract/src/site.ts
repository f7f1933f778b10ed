import * as z from 'zod/mini';
import { code, fileText, languageCode, texts } from './fields.ts';

/*
 * The site document: the name, look and words of the operator's service, as one JSON document (`demo/site/site.json` is
 * one; docs/site.md). It is imported like the catalogue, stored by the content service, and read by every process.
 */

const picturePath = () =>
  z.string().check(z.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:webp|jpg|png)$/), z.maxLength(200));
const isHundredths = (value: number): boolean => Number.isInteger(Math.round(value * 1e4) / 100);
const few = <T extends z.ZodMiniType>(item: T, max: number, min = 0) =>
  z.array(item).check(z.minLength(min), z.maxLength(max));
const moment = () => z.iso.datetime();
/** A path of the application without a language, such as `/subscription-plans`. */
const path = () => z.string().check(z.regex(/^\/[a-z0-9/_-]*$/), z.maxLength(200));
const webAddress = () =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(200));
const color = () => z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'is not a colour such as #e9b44c'));

/** Colours that an operator may set; the others belong to states, such as errors. */
export const SITE_COLORS = [
  'ground',
  'raised',
  'lifted',
  'line',
  'edge',
  'text',
  'muted',
  'accent',
  'accentBright',
  'accentInk',
  'second',
] as const;
export type SiteColor = (typeof SITE_COLORS)[number];

/** The theme's colours (packages/ui/src/theme/theme.css), for those that a site document leaves out. */
export const THEME_COLORS: Readonly<Record<SiteColor, string>> = {
  ground: '#0b0d12',
  raised: '#141821',
  lifted: '#1d2330',
  line: '#232938',
  edge: '#3a4256',
  text: '#f4efe6',
  muted: '#a7a39a',
  accent: '#e9b44c',
  accentBright: '#f5c76a',
  accentInk: '#1a1206',
  second: '#2fa8a0',
};

/** The marks that the footer can draw. */
export const SOCIAL_NETWORKS = ['instagram', 'youtube', 'facebook', 'x'] as const;

/** Parts of the product that are there until the operator switches them off. */
const SWITCHED_PARTS = ['referral', 'family', 'live', 'prayer'] as const;

/** Parts of the product that a service may be without. */
export const SITE_PARTS = ['giving', 'about', ...SWITCHED_PARTS] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** Texts of the product that belong to a brand: an operator says them in own words. */
export const SITE_TEXTS = [
  'home.description',
  'landing.title',
  'landing.text',
  'landing.seriesText',
  'landing.languageText',
  'landing.browse',
  'landing.freeText',
  'landing.giving',
  'landing.givingText',
  'landing.end',
  'plans.title',
  'plans.startFree',
  'plans.feature.languages',
  'footer.promise',
  'footer.donation',
  'footer.giving',
  'payment.givingShare',
  'receipt.giving',
  'signUp.reasonFree',
  'signUp.reasonGiving',
  'settings.noPlan',
  'state.starting',
  'plans.receipts.note',
  'meta.home',
  'meta.about',
] as const;

/** The logo: paths on a square field. Its colours follow the look. */
const mark = z.strictObject({
  /** Width and height of the field. */
  size: z.int().check(z.gte(8), z.lte(1024)),
  paths: few(
    z.strictObject({
      d: z
        .string()
        .check(z.regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.eE+-]+$/, 'is no path'), z.maxLength(4000)),
      fill: z.optional(z.enum(['accent', 'accentBright', 'text'])),
      evenOdd: z.optional(z.boolean()),
    }),
    40,
    1,
  ),
});

const look = z.strictObject({
  colors: z.optional(z.partialRecord(z.enum(SITE_COLORS), color())),
  mark: z.optional(mark),
  /** The icon of the app: a square of at least 512 pixels. */
  icon: z.optional(picturePath()),
  /** The same without round corners: platforms cut up to a fifth off each side. */
  iconMaskable: z.optional(picturePath()),
  /** The picture in link previews of pages without one. */
  picture: z.optional(picturePath()),
});

const price = z.strictObject({
  /** In minor units. */
  amount: z.int().check(z.gte(1), z.lte(100_000_000)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
});

const campaign = z.strictObject({
  id: z.int().check(z.gte(1), z.lte(1_000_000)),
  code: code(),
  isActive: z.boolean(),
  startsAt: moment(),
  /** Absent: without an end. */
  endsAt: z.optional(moment()),
  offer: z.strictObject({
    promoCode: z.string().check(z.regex(/^[A-Z0-9](?:[\-A-Z0-9]{1,30})[A-Z0-9]$/v)),
    planCode: z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,23}$/v)),
    periodCode: z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,23}$/v)),
  }),
  /** Amounts that the texts name: `{monthly}`. */
  prices: z.record(z.string().check(z.regex(/^[a-z][A-Za-z]{0,23}$/)), price),
  /** Art behind the title, and the pictures beside the rules. */
  pictures: z.strictObject({
    wide: picturePath(),
    phone: picturePath(),
    web: picturePath(),
    mobile: picturePath(),
  }),
  title: texts(120),
  subTitle: texts(200),
  description: texts(1000),
  actionText: texts(60),
  rules: few(z.strictObject({ id: code(), text: texts(400) }), 20),
});

/** A note that opens once per browser on the entry pages, on these days: first and last, in UTC. */
const popup = z.strictObject({
  /** A closed popup is remembered by its code: a new popup needs a new one. */
  code: code(),
  from: z.iso.date(),
  until: z.iso.date(),
  title: texts(120),
  text: texts(600),
  actionText: texts(60),
  /** Where the action leads. */
  path: path(),
});

const partner = z.strictObject({
  /** The last part of the page's address, and the channel of sign-ups from it. */
  slug: code().check(z.maxLength(32)),
  title: texts(120),
  subTitle: texts(200),
  description: texts(1000),
  image: z.optional(picturePath()),
  /** The button that leads to the plans; none without. */
  actionText: z.optional(texts(60)),
  promoCode: z.optional(fileText(64)),
});

/** A part of each payment that the operator gives away, from a day on (UTC); 0 ends it. */
const giving = z.strictObject({
  /** Two decimals at most. */
  percent: z
    .number()
    .check(z.gte(0), z.lte(100), z.refine(isHundredths, 'has more than two decimals')),
  validFrom: z.iso.date(),
});

/** Who offers the service: texts name these facts. */
const company = z.strictObject({
  /** As registered. */
  name: fileText(120),
  /** In lines, without the country. */
  address: few(fileText(120), 6, 1),
  /** ISO 3166-1 alpha-2 */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Where it is registered, and its number there. */
  register: z.optional(fileText(200)),
  vatId: z.optional(fileText(40)),
  representedBy: z.optional(fileText(120)),
});

/** Texts that tell a story, named as their pages: they may have pictures of the art. */
export const STORY_TEXTS = ['about-us', 'social-resp'] as const;
export type StoryTextName = (typeof STORY_TEXTS)[number];

/**
 * Texts that bind a service or say who it is, named as their pages; an operator's own replace the product's. The cookie
 * policy is not among them: it says what the software does.
 */
export const LEGAL_TEXTS = [
  'terms-of-use',
  'privacy-policy',
  'general-data-protection-regulation',
  ...STORY_TEXTS,
] as const;
export type LegalTextName = (typeof LEGAL_TEXTS)[number];

export const isStory = (name: string): name is StoryTextName =>
  STORY_TEXTS.some((each) => each === name);

const legalText = z.strictObject({
  /** The day of its last change: the version that buyers agree to. */
  updated: z.iso.date(),
  /** Art behind the title of a story, and for phones. */
  pictures: z.optional(z.strictObject({ wide: picturePath(), phone: picturePath() })),
  /** Markdown by language: the files `{name}.{language}.md` beside the document. */
  texts: texts(200_000),
});

export const siteFile = z.strictObject({
  /** The name of the service. Texts say `{brand}`; sentences do not inflect it. */
  name: texts(40),
  /** Languages on offer, English among them; absent: all. */
  languages: z.optional(few(languageCode(), 12, 1)),
  /** Own words for texts of the product, by key and language. */
  texts: z.optional(z.partialRecord(z.enum(SITE_TEXTS), texts(400))),
  company: z.optional(company),
  /** Letters before the numbers of receipts: `KND-00000042`; absent: R. Receipts that are printed keep theirs. */
  receiptPrefix: z.optional(
    z.string().check(z.regex(/^[A-Z][A-Z0-9]{0,5}$/, 'is not one to six of A-Z and 0-9')),
  ),
  legal: z.optional(z.partialRecord(z.enum(LEGAL_TEXTS), legalText)),
  contact: z.strictObject({ email: z.email().check(z.maxLength(254)) }),
  social: z.optional(
    few(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), url: webAddress() }), 4),
  ),
  look: z.optional(look),
  /** Absent: nothing is given away, and the product does not speak of it. */
  giving: z.optional(few(giving, 50, 1)),
  parts: z.optional(z.partialRecord(z.enum(SWITCHED_PARTS), z.boolean())),
  campaigns: z.optional(few(campaign, 100)),
  popups: z.optional(few(popup, 100)),
  partners: z.optional(few(partner, 1000)),
});

/** What an operator's document says. */
export type SiteDocument = z.output<typeof siteFile>;
export type SiteCampaign = z.output<typeof campaign>;
export type SitePopup = z.output<typeof popup>;
export type SitePartner = z.output<typeof partner>;
export type SiteMark = z.output<typeof mark>;
export type SiteCompany = z.output<typeof company>;

/** The site of a service whose operator has imported none: the software's own name, and no words of anybody else. */
export const PLAIN_SITE: SiteDocument = {
  name: { en: 'Kandil' },
  contact: { email: 'support@localhost.invalid' },
};

/**
 * The parts of the product that a site has not. Giving is a promise of money: it is there only where the operator says how
 * much. Who the service is, only the operator knows. The others are there unless they are switched off.
 */
export function partsOff({
  parts = {},
  giving: shares,
  legal,
}: Pick<SiteDocument, 'parts' | 'giving' | 'legal'>): SitePart[] {
  const isOff = (part: SitePart): boolean => {
    if (part === 'giving') return !shares;
    if (part === 'about') return !legal?.['about-us'];
    return parts[part] === false;
  };
  return SITE_PARTS.filter(isOff);
}

/** The percentage of payments that a site gives away at a moment (CONST-21): the newest entry of its day or before. */
export function givingPercent(
  { giving: shares = [] }: Pick<SiteDocument, 'giving'>,
  at: Date,
): number {
  const day = at.toISOString().slice(0, 10);
  const begun = shares.filter(({ validFrom }) => validFrom <= day);
  return (
    begun.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0]?.percent ?? 0
  );
}
