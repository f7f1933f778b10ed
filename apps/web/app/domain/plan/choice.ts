import type { Offers, Period, Plan } from './load.ts';

/** The choices that an address can carry (SPEC-D11). */
export interface PlanRequest {
  periodCode: string | null;
  planCode: string | null;
}

export const askedFor = (query: URLSearchParams): PlanRequest => ({
  periodCode: query.get('periodCode'),
  planCode: query.get('planCode'),
});

/** The period shown first: the one in the address, else the one the service suggests. */
export function firstPeriod({ periods }: Offers, { periodCode }: PlanRequest): Period | undefined {
  return (
    periods.find((period) => period.periodCode === periodCode) ??
    periods.find(({ selected }) => selected) ??
    periods[0]
  );
}

/** The highlighted plan: the one in the address, else the one the service suggests. */
export function highlightedPlan({ plans }: Period, { planCode }: PlanRequest): Plan | undefined {
  return plans.find((plan) => plan.planCode === planCode) ?? plans.find(({ selected }) => selected);
}

/** The badge of a plan; a member with a plan gets no suggestion. */
export function markOf(plan: Plan, { periods }: Offers): 'current' | 'suggested' | null {
  if (plan.current) return 'current';
  const hasPlan = periods.some(({ plans }) => plans.some(({ current }) => current));
  return plan.selected && !hasPlan ? 'suggested' : null;
}

/** Stores a choice in the address, for sign-up and the steps after it (SPEC-D37). */
export function keepChoice(period: Period, plan: Plan): void {
  const url = new URL(window.location.href);
  url.searchParams.set('periodCode', period.periodCode);
  url.searchParams.set('planCode', plan.planCode);
  window.history.replaceState(window.history.state, '', url);
}
