import type { SitePart } from '@kandil/contract/site';
import type { LanguageCode } from '@kandil/i18n';
import { dateText } from '@kandil/i18n/formats';

/** A link in a text: a path of the application without a language, or a `mailto:` address. */
export interface TextLink {
  text: string;
  to: string;
}
export interface TextStrong {
  strong: string;
}
/** A run of text; an array where it contains links or strong words. */
export type RichText = string | readonly (string | TextLink | TextStrong)[];

/** A text about a part of the product: left out where the part is off. */
export interface PartText {
  part: SitePart;
  text: RichText;
}

/** A section's blocks. A tree instead of HTML: nothing in a text can become markup (SEC-6). */
export type Block =
  | { kind: 'paragraph'; text: RichText | PartText }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; ordered?: boolean; items: readonly (RichText | PartText)[] }
  /** Names that are the same in every language, such as cookie names, with their purposes; spaces separate names with one purpose. */
  | { kind: 'names'; rows: readonly NameRow[] }
  /** The button that opens the cookie preferences. */
  | { kind: 'cookiePreferences'; label: string };

export interface NameRow {
  name: string;
  text: string;
}

export interface Section {
  /** The fragment of its address, the same in every language. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A long text of one page: a policy, terms. */
export interface TextDocument {
  title: string;
  /** For search engines. */
  description: string;
  lead: RichText;
  /** `Last updated {date}`, and the day as ISO 8601. */
  updated: { text: string; day: string };
  sections: readonly Section[];
}

/** The social responsibility page, as any operator may say it; `social-resp.md` of a site document tells more. */
export interface GivingText {
  title: string;
  lead: string;
  /** A sentence below the pledge. */
  detail: string;
  ledger: LedgerText;
}
/** The ledger of giving: totals, months, the entries of a month. */
export interface LedgerText {
  heading: string;
  text: string;
  /** How a family checks it. */
  check: { heading: string; steps: readonly string[] };
  month: string;
  entries: string;
  revenue: string;
  setAside: string;
  transferred: string;
  /** `to {recipient}`, below a sum. */
  transferTo: string;
  earlier: string;
  note: string;
  /** `Entries in {month}` */
  entriesOf: string;
  receipt: string;
  date: string;
  paid: string;
  share: string;
  download: string;
  newer: string;
  older: string;
  none: string;
  noEntries: string;
  failed: string;
}
export const paragraph = (text: RichText | PartText): Block => ({ kind: 'paragraph', text });
export const list = (...items: (RichText | PartText)[]): Block => ({ kind: 'list', items });
export const names = (rows: Readonly<Record<string, string>>): Block => ({
  kind: 'names',
  rows: Object.entries(rows).map(([name, text]) => ({ name, text })),
});
export const ofPart = (part: SitePart, text: RichText): PartText => ({ part, text });
export const link = (text: string, to: string): TextLink => ({ text, to });
export const mail = (address: string): TextLink => ({ text: address, to: `mailto:${address}` });

/** `Last updated March 29, 2022`: a text names its day in its own language and calendar. */
export const updatedText = (
  { updated: { text, day } }: Pick<TextDocument, 'updated'>,
  language: LanguageCode,
): string => text.replace('{date}', dateText(new Date(day), language, 'UTC'));
