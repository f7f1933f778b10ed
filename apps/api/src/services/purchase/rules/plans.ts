import type { MessageKey } from '@kandil/i18n';

export const CURRENCY = 'USD';

export interface Period {
  code: 'MONTHLY' | 'YEARLY';
  months: number;
}

/** In display order; the last one is preselected. */
export const PERIODS: readonly Period[] = [
  { code: 'MONTHLY', months: 1 },
  { code: 'YEARLY', months: 12 },
];

type FeatureCode =
  Extract<MessageKey, `plans.feature.${string}`> extends `plans.feature.${infer Code}`
    ? Code
    : never;

export interface Plan {
  code: 'SOLO' | 'FAMILY' | 'MOBILE';
  /** Minor units of the currency. */
  prices: Readonly<Record<Period['code'], number>>;
  /** Concurrent streams. */
  streams: number;
  /** Members beside the owner; 0 for a plan that is not a family plan. */
  familySeats: number;
  features: readonly FeatureCode[];
}

export const PLANS: readonly Plan[] = [
  {
    code: 'SOLO',
    prices: { MONTHLY: 499, YEARLY: 3999 },
    streams: 2,
    familySeats: 0,
    features: ['everything', 'screens-2', 'full-hd', 'languages'],
  },
  {
    code: 'FAMILY',
    prices: { MONTHLY: 799, YEARLY: 6399 },
    streams: 4,
    familySeats: 4,
    features: ['as-solo', 'screens-4', 'family-sharing', 'scene-guard'],
  },
  {
    code: 'MOBILE',
    prices: { MONTHLY: 299, YEARLY: 2399 },
    streams: 1,
    familySeats: 0,
    features: ['everything', 'one-phone', 'data-saver', 'operator'],
  },
];

/** The preselected plan for visitors without one. */
export const SUGGESTED_PLAN: Plan['code'] = 'FAMILY';
export const SUGGESTED_PERIOD: Period['code'] = 'YEARLY';

/** The gateway's package for a plan and period. */
export function gatewayPackage(plan: Plan['code'], period: Period['code']): string {
  return `${plan}-${period}`.toLowerCase();
}

export function planBy(code: string): Plan | undefined {
  return PLANS.find((plan) => plan.code === code);
}

export function periodBy(code: string): Period | undefined {
  return PERIODS.find((period) => period.code === code);
}
