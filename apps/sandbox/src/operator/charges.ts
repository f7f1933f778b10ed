import { after, type GatewayCore, type Refusal } from '../gateways/index.ts';
import { type Books, iso, newId } from './books.ts';
import type { Charge, Subscription } from './model.ts';
import { move, tell } from './records.ts';
import { REASONS, type Reason, refusalOf } from './settings.ts';

/** Days after a failed renewal at which it is tried again; after the last one the subscription ends. */
const RETRY_DAYS = [1, 3, 7, 14, 28];

/** The operator's own reasons for a refusal that was set by hand. */
const reasonOf = (refusal: Refusal): Reason => REASONS.find((one) => one === refusal) ?? 'REFUSED';

/** The period that a charge pays for. After a failure, the row of periods begins again with the charge. */
function periodOf({ anchor, status, periods, package: { months } }: Subscription, from: number) {
  const start = anchor === null || status === 'UNPAID' ? null : Date.parse(anchor);
  const count = start === null ? 1 : periods + 1;
  return { anchor: start ?? from, count, to: after(start ?? from, { months: months * count }) };
}

/** A charge for the period from a moment, and the subscription with it. */
function withPaid(given: Subscription, at: number, from: number) {
  const { anchor, count, to } = periodOf(given, from);
  const bought = given.nextPackage ?? given.package;
  const { amount } = bought;
  const period = { from: iso(from), to: iso(to) };
  const charge: Charge = {
    id: newId('ch'),
    amount,
    at: iso(at),
    refunded: 0,
    chargedBack: false,
    ...period,
  };
  const subscription: Subscription = {
    ...given,
    package: bought,
    nextPackage: null,
    status: 'ACTIVE',
    anchor: iso(anchor),
    periods: count,
    nextChargeAt: period.to,
    charges: [...given.charges, charge],
    failure: null,
    refuseNext: null,
  };
  return { charge, subscription };
}

function withFailure(given: Subscription, at: number, reason: Reason): Subscription {
  const tries = (given.failure?.tries ?? 0) + 1;
  const since = given.failure?.since ?? iso(at);
  const days = RETRY_DAYS[tries - 1];
  return {
    ...given,
    status: days === undefined ? 'ENDED' : 'UNPAID',
    nextChargeAt: days === undefined ? null : iso(after(Date.parse(since), { days })),
    failure: { since, at: iso(at), reason, tries },
    refuseNext: null,
  };
}

/** Charges, and what a refused renewal leads to. A decision and its records happen in one turn. */
export function createCharges(core: GatewayCore, { subscriptions }: Books) {
  async function charge(given: Subscription, at: number, from: number): Promise<Subscription> {
    const { charge: paid, subscription } = withPaid(given, at, from);
    const { amount, currency } = subscription.package;
    await Promise.all([
      subscriptions.put(subscription),
      move(core, { kind: 'charge', subscription, charge: paid, amount, at }),
    ]);
    await tell(core, 'charge.succeeded', subscription, { chargeId: paid.id, amount, currency });
    return subscription;
  }
  async function fail(given: Subscription, at: number, reason: Reason): Promise<void> {
    const subscription = withFailure(given, at, reason);
    await subscriptions.put(subscription);
    await tell(core, 'charge.failed', subscription);
    if (subscription.status === 'ENDED') await tell(core, 'subscription.ended', subscription);
  }
  /** Why a charge would be refused now. */
  function refusal({ msisdn, refuseNext, charges }: Subscription): Reason | null {
    const byHand = core.faults.get().refuse ?? refuseNext;
    return byHand ? reasonOf(byHand) : refusalOf(msisdn, charges.length > 0);
  }
  return {
    charge,
    refusal,
    async renew(subscription: Subscription, at: number, from: number): Promise<void> {
      const reason = refusal(subscription);
      await (reason ? fail(subscription, at, reason) : charge(subscription, at, from));
    },
  };
}
