import type { money } from '@kandil/contract/purchase';
import type { MessageKey, Translate } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import type * as z from 'zod/mini';
import { amountInWords, dayInWords } from '../../../platform/amounts.ts';
import { momentInWords } from '../rules/moment.ts';
import { parseZone } from '../rules/place.ts';
import { isolated } from './isolated.ts';

export interface MoneyFacts {
  planCode: string;
  periodCode: string;
  amount: z.output<typeof money> | null;
  /** ISO 8601. */
  date: string | null;
  number: string | null;
  /** IANA time zone of `{moment}`; null: UTC. */
  zone: string | null;
}

/** What a mail about money names, in the words of its language. */
export function moneyFacts(
  { planCode, periodCode, amount, date, number, zone }: MoneyFacts,
  words: Translate<MessageKey>,
  language: string,
): Record<string, string> {
  const at = date === null ? null : new Date(date);
  return {
    plan: isolated(titleOf(`plans.${planCode}.title`, planCode, words)),
    period: isolated(titleOf(`plans.period.${periodCode}`, periodCode, words)),
    amount: amount ? isolated(amountInWords(amount, language)) : '',
    date: at ? isolated(dayInWords(at, language)) : '',
    moment: at ? isolated(momentInWords(at, language, parseZone(zone))) : '',
    number: number ? isolated(number) : '',
  };
}

const KNOWN = textsOf('en', 'messages');

/** A plan of an operator's own has no text here: its code is its name. */
function titleOf(key: string, code: string, words: Translate<MessageKey>): string {
  return Object.hasOwn(KNOWN, key) ? words(key as MessageKey) : code;
}
