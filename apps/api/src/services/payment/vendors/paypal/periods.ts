import type { WireCycle } from './wire.ts';

const DAY_MS = 86_400_000;

function afterMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), last));
  return date;
}

/** The end of one billing cycle; 31 January and one month is the last day of February. */
export function afterCycle(from: Date, { frequency }: Pick<WireCycle, 'frequency'>): Date {
  const { interval_unit: unit, interval_count: count } = frequency;
  if (unit === 'DAY' || unit === 'WEEK')
    return new Date(from.getTime() + (unit === 'DAY' ? 1 : 7) * count * DAY_MS);
  return afterMonths(from, unit === 'YEAR' ? 12 * count : count);
}

const MONTH: Pick<WireCycle, 'frequency'> = {
  frequency: { interval_unit: 'MONTH', interval_count: 1 },
};

/** The cycle that the charge of this number (from 0) paid for: trials with a price first, then the regular one. */
export function cycleOfCharge(cycles: readonly WireCycle[], charge: number) {
  const sorted = cycles.toSorted((one, other) => one.sequence - other.sequence);
  const paid = sorted.flatMap((cycle) => {
    const free = Number(cycle.pricing_scheme?.fixed_price?.value ?? 0) === 0;
    if (cycle.tenure_type === 'REGULAR' || free) return [];
    return Array.from({ length: cycle.total_cycles }, () => cycle);
  });
  return paid[charge] ?? sorted.find(({ tenure_type: type }) => type === 'REGULAR') ?? MONTH;
}
