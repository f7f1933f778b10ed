import type { money } from '@kandil/contract/purchase';
import type { MessageKey } from '@kandil/i18n';
import { dateText, momentText, moneyText } from '@kandil/i18n/formats';
import { textsOf } from '@kandil/i18n/locales';
import type * as z from 'zod/mini';
import { wordsOf } from '../../../platform/words.ts';
import { parseZone } from '../rules/place.ts';

interface BookingFacts {
  planCode: string;
  periodCode: string;
  amount: z.output<typeof money> | null;
  /** The price before it. */
  before?: z.output<typeof money> | undefined;
  /** ISO 8601. */
  date: string | null;
  number: string | null;
  /** IANA time zone of `{moment}`; null: UTC. */
  zone: string | null;
}

/** What a mail about money names, in the words of its language. */
export function moneyFacts(
  { planCode, periodCode, amount, before, date, number, zone }: BookingFacts,
  language: string,
) {
  const at = date === null ? null : new Date(date);
  return {
    plan: titleOf(`plans.${planCode}.title`, planCode, language),
    period: titleOf(`plans.period.${periodCode}`, periodCode, language),
    amount: amount && moneyText(amount, language),
    before: before ? moneyText(before, language) : null,
    date: at && dateText(at, language, 'UTC'),
    moment: at && momentText(at, language, parseZone(zone) ?? 'UTC'),
    number,
  };
}

const KNOWN = textsOf('en', 'messages');

/** A plan of an operator's own has no text here: its code is its name. */
function titleOf(key: string, code: string, language: string): string {
  return Object.hasOwn(KNOWN, key) ? wordsOf(language)(key as MessageKey) : code;
}
