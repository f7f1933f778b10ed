import type { MessageKey, Translate } from '@kandil/i18n';
import { periodBy, planBy } from '../rules/plans.ts';

/** The name of a plan; the code of one that is no longer offered is its name. */
export function planTitle(code: string, words: Translate<MessageKey>): string {
  const plan = planBy(code);
  return plan ? words(`plans.${plan.code}.title`) : code;
}

export function periodTitle(code: string, words: Translate<MessageKey>): string {
  const period = periodBy(code);
  return period ? words(`plans.period.${period.code}`) : code;
}
