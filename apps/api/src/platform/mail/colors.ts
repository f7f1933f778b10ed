import { contrast } from '@kandil/contract/contrast';
import { type SiteDocument, THEME_COLORS } from '@kandil/contract/site';

/** The colours of a mail that are the operator's. Mails are light, and dark in programs that ask for it. */
export interface MailColors {
  /** Behind the card. */
  page: string;
  line: string;
  /** The name, links, and buttons under white letters. */
  accent: string;
  /** The name and links in the dark. */
  accentOnDark: string;
}

export const CARD = '#ffffff';
export const DARK_CARD = '#1f1f22';
/** WCAG 2.2 AA for small text. */
const READABLE = 4.5;

/** So much of a colour in another one, both as #rrggbb. @param share 0 to 1 */
function mixed(color: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(other, at) + (channel(color, at) - channel(other, at)) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, as far towards black or white as it takes to be read on a ground. */
function readable(color: string, towards: string, ground: string): string {
  const steps = Array.from({ length: 21 }, (_, step) => mixed(color, towards, 1 - step / 20));
  return steps.find((each) => contrast(each, ground) >= READABLE) ?? towards;
}

/** The colours of mails, from the accent of the operator's look. */
export function mailColors({ look }: Pick<SiteDocument, 'look'>): MailColors {
  const { accent, accentBright } = { ...THEME_COLORS, ...look?.colors };
  const page = mixed(accent, CARD, 0.1);
  return {
    page,
    line: mixed(accent, CARD, 0.25),
    // The page is darker than the card: what is read there is read on both.
    accent: readable(accent, '#000000', page),
    accentOnDark: readable(accentBright, '#ffffff', DARK_CARD),
  };
}
