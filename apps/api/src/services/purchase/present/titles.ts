import type { MessageKey, Translate } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import type { Feature, Plan, Texts } from '../rules/facts.ts';

const KNOWN = textsOf('en', 'messages');
type Words = Translate<MessageKey>;

/** A text of the product if there is one; it may be asked for by any code. */
function textOf(key: string, words: Words): string | null {
  return Object.hasOwn(KNOWN, key) ? words(key as MessageKey) : null;
}

const own = (texts: Texts | null | undefined, language: string) =>
  texts ? (texts[language] ?? texts['en'] ?? null) : null;

/** The name of a plan: the operator's own, else the product's, else its code. */
export function planTitle(
  plan: Pick<Plan, 'title'> | undefined,
  code: string,
  words: Words,
  language: string,
): string {
  return own(plan?.title, language) ?? textOf(`plans.${code}.title`, words) ?? code;
}

export function planDescription(
  plan: Pick<Plan, 'code' | 'description'>,
  words: Words,
  language: string,
): string {
  return own(plan.description, language) ?? textOf(`plans.${plan.code}.description`, words) ?? '';
}

export function periodTitle(code: string, words: Words): string {
  return textOf(`plans.period.${code}`, words) ?? code;
}

export function featureTitle({ code, title }: Feature, words: Words, language: string): string {
  return own(title, language) ?? textOf(`plans.feature.${code}`, words) ?? code;
}

/** Name of plan and period, as the payer and the gateway's records read it. */
export function packageTitle(
  plan: Pick<Plan, 'title'> | undefined,
  { plan_code, period_code }: { plan_code: string; period_code: string },
  words: Words,
  language: string,
): string {
  return `${planTitle(plan, plan_code, words, language)} · ${periodTitle(period_code, words)}`;
}
