import type { Data } from '@kandil/contract';
import type { priceRaises } from '@kandil/contract/control/purchase';
import { GATEWAYS } from '@kandil/contract/payment';
import type { Price } from '../rules/facts.ts';
import { needsAgreement } from '../rules/raise.ts';
import type { noticeCounts, NoticeState } from '../store/price-notices.ts';
import type { PayingGroup, RaiseRow } from '../store/price-raises.ts';
import type { PackageRow } from '../store/tables.ts';
import { type Plans, staffPeriod, staffTitle } from './person.ts';

type PricePage = Data<typeof priceRaises>;

interface OffersInput {
  /** That hold now. */
  prices: readonly Price[];
  groups: readonly PayingGroup[];
  /** That are sold, without offers. */
  packages: readonly PackageRow[];
  plans: Plans;
}

/** The prices on offer that somebody pays less than. */
export function presentOffers({
  prices,
  groups,
  packages,
  plans,
}: OffersInput): PricePage['offers'] {
  return prices.flatMap((price) => {
    const older = groups.filter((group) => isOf(group, price) && group.amount < price.amount);
    const reached = older.filter((group) =>
      packages.some(
        (sold) =>
          isOf(sold, price) &&
          sold.amount === price.amount &&
          sold.gateway_code === group.gateway_code &&
          sold.source_kind === group.source_kind,
      ),
    );
    const ready = sumOf(reached, (group) => group.ready);
    if (older.length === 0) return [];
    return [
      {
        planCode: price.plan_code,
        planTitle: staffTitle(price.plan_code, plans),
        periodCode: price.period_code,
        periodTitle: staffPeriod(price.period_code),
        country: price.country,
        price: { amount: price.amount, currency: price.currency },
        older: sumOf(older, (group) => group.count),
        announced: sumOf(older, (group) => group.announced),
        ready,
        before: sumOf(reached, (group) => group.amount * group.ready),
        after: price.amount * ready,
        gateways: GATEWAYS.map((gatewayCode) => ({
          gatewayCode,
          ready: sumOf(
            reached.filter((group) => group.gateway_code === gatewayCode),
            (group) => group.ready,
          ),
          agrees: needsAgreement(gatewayCode),
        })).filter((gateway) => gateway.ready > 0),
      },
    ];
  });
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

type PriceKey = Pick<Price, 'plan_code' | 'period_code' | 'country' | 'currency'>;

const isOf = (one: PriceKey, price: PriceKey) =>
  one.plan_code === price.plan_code &&
  one.period_code === price.period_code &&
  one.country === price.country &&
  one.currency === price.currency;

interface RaiseContext {
  counts: Awaited<ReturnType<typeof noticeCounts>>;
  plans: Plans;
  /** Of the staff, by id. */
  names: Readonly<Record<string, string>>;
}

export function presentRaise(
  row: RaiseRow,
  { counts, plans, names }: RaiseContext,
): PricePage['raises'][number] {
  const of = (...states: NoticeState[]) =>
    sumOf(
      counts.filter(({ raise_id: id, state }) => id === row.id && states.includes(state)),
      ({ count }) => count,
    );
  const isDone = row.done_at !== null;
  return {
    id: row.id,
    planTitle: staffTitle(row.plan_code, plans),
    periodTitle: staffPeriod(row.period_code),
    country: row.country,
    price: { amount: row.amount, currency: row.currency },
    orderedAt: row.ordered_at.toISOString(),
    orderedBy: names[row.ordered_by] ?? '',
    expected: row.expected,
    isDone,
    counts: {
      sending: of('SENDING'),
      reported: of('REPORTED'),
      unreached: of('UNREACHED'),
      moved: of('MOVED', 'AGREED'),
      refused: of('REFUSED'),
      applied: of('APPLIED'),
      stopped: of('STOPPED'),
      over: of('OVER'),
    },
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    stoppedBy: row.stopped_by && (names[row.stopped_by] ?? ''),
    canStop: row.stopped_at === null && (!isDone || of('SENDING', 'REPORTED', 'MOVED') > 0),
  };
}
