import type { Offers, Period, Plan } from './load.ts';

/** What an address may ask to be chosen (SPEC-D11). */
export interface Asked {
  periodCode: string | null;
  planCode: string | null;
}

export const askedFor = (query: URLSearchParams): Asked => ({
  periodCode: query.get('periodCode'),
  planCode: query.get('planCode'),
});

/** The period shown first: the one that was asked for, else the one the service suggests. */
export function firstPeriod({ periods }: Offers, { periodCode }: Asked): Period | undefined {
  return (
    periods.find((period) => period.periodCode === periodCode) ??
    periods.find(({ selected }) => selected) ??
    periods[0]
  );
}

/** The plan that stands out: the one that was asked for, else the one the service suggests. */
export function highlightedPlan({ plans }: Period, { planCode }: Asked): Plan | undefined {
  return plans.find((plan) => plan.planCode === planCode) ?? plans.find(({ selected }) => selected);
}

/** What a plan is marked as; nothing is suggested to who has a plan already. */
export function markOf(plan: Plan, { periods }: Offers): 'current' | 'suggested' | null {
  if (plan.current) return 'current';
  const hasPlan = periods.some(({ plans }) => plans.some(({ current }) => current));
  return plan.selected && !hasPlan ? 'suggested' : null;
}

/** Keeps a choice in the address, where sign-up and what follows it find it. */
export function keepChoice(period: Period, plan: Plan): void {
  const url = new URL(window.location.href);
  url.searchParams.set('periodCode', period.periodCode);
  url.searchParams.set('planCode', plan.planCode);
  window.history.replaceState(window.history.state, '', url);
}
