import {
  FALLBACK_LANGUAGE,
  isLanguageCode,
  isRightToLeft,
  type LanguageCode,
  type TextParams,
} from '@kandil/i18n';
import { wordsOf } from '../words.ts';
import { insideText, linesOf, onOneLine } from './clean.ts';
import type { Facts, MailTexts, Reason } from './templates/template.ts';

/** A part of a mail. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: { label: string; value: string; isLink: boolean }[] }
  | { kind: 'code'; code: string }
  | { kind: 'action'; label: string; url: string }
  | { kind: 'link'; url: string }
  | { kind: 'quote'; lines: string[] };

/** A mail as a tree: its plain text and its HTML are made from this. */
export interface Content {
  language: LanguageCode;
  rightToLeft: boolean;
  subject: string;
  blocks: Block[];
  because: string;
  /** None for the operator, who is the help. */
  help: { label: string; address: string } | null;
  settings: { label: string; url: string } | null;
  /** Ends mails of this kind; only optional mails have it. */
  stop: { label: string; url: string } | null;
}

/** What every mail names. */
export interface MailSite {
  /** Origin of the product, for links. Only from the configuration. */
  publicOrigin: string;
  /** Where readers may write to. */
  supportEmail: string;
}

/** Readers without an account, or whose account is not proven, get no link to its settings. */
const WITH_SETTINGS: ReadonlySet<Reason> = new Set(['account', 'plan', 'episodes']);

const MARKER = /^\{(\w+)\}$/;

/** Fills the texts of a template. */
export function contentOf(
  template: MailTexts,
  language: string,
  facts: Facts,
  site: MailSite,
): Content {
  const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
  const say = wordsOf(code);
  const params = paramsOf(facts, isRightToLeft(code));
  // A code is part of a subject, and a block of a text.
  const { code: _code, ...inText } = params;
  const blocks = say(template.text, inText)
    .split('\n\n')
    .flatMap((paragraph) => {
      const marker = MARKER.exec(paragraph)?.[1];
      return marker === undefined
        ? [{ kind: 'paragraph' as const, text: paragraph }]
        : blockOf(marker, template, facts, say);
    });
  return {
    language: code,
    rightToLeft: isRightToLeft(code),
    subject: say(template.subject, params),
    blocks,
    because: say(`mail.because.${template.because}`),
    help:
      template.because === 'operator'
        ? null
        : { label: say('mail.help'), address: site.supportEmail },
    settings: WITH_SETTINGS.has(template.because)
      ? { label: say('mail.settings'), url: new URL('/settings', site.publicOrigin).href }
      : null,
    stop:
      typeof facts['stop'] === 'string' ? { label: say('mail.stop'), url: facts['stop'] } : null,
  };
}

type Say = ReturnType<typeof wordsOf>;

/** The facts inside sentences: without line breaks, each in its own direction; blocks are left to their markers. */
function paramsOf(facts: Facts, rightToLeft: boolean): TextParams {
  const { rows: _rows, action: _action, link: _link, quote: _quote, stop: _stop, ...rest } = facts;
  const entries = Object.entries(rest).map(
    ([name, value]) =>
      [
        name,
        typeof value === 'string' ? insideText(value, rightToLeft) : (value ?? UNKNOWN),
      ] as const,
  );
  return Object.fromEntries(entries);
}

const UNKNOWN = '–';

/** The block of a marker that is alone in its paragraph; none if its fact is missing. */
function blockOf(marker: string, template: MailTexts, facts: Facts, say: Say): Block[] {
  if (marker === 'rows') return [{ kind: 'rows', rows: rowsOf(template, facts, say) }];
  const fact = facts[marker];
  if (typeof fact !== 'string') return [];
  if (marker === 'quote') return [{ kind: 'quote', lines: linesOf(fact) }];
  if (marker === 'link') return [{ kind: 'link', url: fact }];
  if (marker === 'action' && template.action)
    return [{ kind: 'action', label: say(template.action), url: fact }];
  return [{ kind: 'code', code: fact }];
}

function rowsOf({ rows = [] }: MailTexts, facts: Facts, say: Say) {
  return rows.flatMap(([label, name, kind]) => {
    const value = facts[name] ?? '';
    if (value === '') return [];
    return [{ label: say(label), value: onOneLine(String(value)), isLink: kind === 'link' }];
  });
}
