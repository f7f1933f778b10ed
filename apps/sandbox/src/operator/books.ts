import { randomBytes } from 'node:crypto';
import {
  after,
  type GatewayContext,
  type GatewayCore,
  type Records,
  recordsOf,
  type Refusal,
} from '../gateways/index.ts';
import { decimalOf } from '../gateways/money.ts';
import type { Charge, Consent, Package, Subscription } from './model.ts';
import { NAME, REASONS, type Reason, refusalOf } from './settings.ts';

/** Days after a failed renewal at which it is tried again; after the last one the subscription ends. */
export const RETRY_DAYS = [1, 3, 7, 14, 28];

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
export const iso = (time: number) => new Date(time).toISOString();

/** The operator's own reasons for a refusal that was set by hand. */
const reasonOf = (refusal: Refusal): Reason => REASONS.find((one) => one === refusal) ?? 'REFUSED';

export interface Books {
  packages: Records<Package>;
  consents: Records<Consent>;
  subscriptions: Records<Subscription>;
}

export async function openBooks({ dataDir }: GatewayContext): Promise<Books> {
  return {
    packages: await recordsOf<Package>(dataDir, `${NAME}-packages`),
    consents: await recordsOf<Consent>(dataDir, `${NAME}-consents`),
    subscriptions: await recordsOf<Subscription>(dataDir, `${NAME}-subscriptions`),
  };
}

export type Billing = ReturnType<typeof createBilling>;

/** Charges, renewals and their reversals. Decisions and their records happen in one turn, so no two requests mix. */
export function createBilling(core: GatewayCore, { subscriptions }: Books, now: () => number) {
  const tell = (
    type: string,
    { id, consentId }: { id: string | null; consentId: string },
    charge?: { chargeId: string; amount: number; currency: string },
  ) => {
    const eventId = newId('evt');
    const told = charge && { ...charge, amount: decimalOf(charge.amount, charge.currency) };
    const body = { eventId, type, consentId, subscriptionId: id, charge: told ?? null };
    return core.outbox.send({ id: eventId, type, body });
  };

  /** Why a charge would be refused now. */
  function refusal({ msisdn, refuseNext, charges }: Subscription): Reason | null {
    const { refuse } = core.faults.get();
    const byHand = refuse ?? refuseNext;
    return byHand ? reasonOf(byHand) : refusalOf(msisdn, charges.length > 0);
  }

  async function charge(given: Subscription, at: number, from: number) {
    // After a failure, the row of periods begins again with the charge.
    const anchored = given.anchor !== null && given.status !== 'UNPAID';
    const anchor = anchored ? Date.parse(given.anchor ?? '') : from;
    const periods = anchored ? given.periods + 1 : 1;
    const to = iso(after(anchor, { months: given.package.months * periods }));
    const { amount, currency } = given.package;
    const paid: Charge = {
      id: newId('ch'),
      amount,
      at: iso(at),
      refunded: 0,
      chargedBack: false,
      from: iso(from),
      to,
    };
    const subscription: Subscription = {
      ...given,
      status: 'ACTIVE',
      anchor: iso(anchor),
      periods,
      nextChargeAt: to,
      charges: [...given.charges, paid],
      failure: null,
      refuseNext: null,
    };
    await Promise.all([
      subscriptions.put(subscription),
      move('charge', subscription, paid, amount, at),
    ]);
    await tell('charge.succeeded', subscription, { chargeId: paid.id, amount, currency });
    return subscription;
  }

  function move(
    kind: 'charge' | 'refund' | 'chargeback',
    subscription: Subscription,
    { id }: Charge,
    amount: number,
    at: number,
  ) {
    return core.ledger.put({
      id: kind === 'charge' ? id : newId(kind),
      kind,
      chargeId: kind === 'charge' ? null : id,
      amount,
      currency: subscription.package.currency,
      subscription: subscription.id,
      at: iso(at),
    });
  }

  async function fail(given: Subscription, at: number, reason: Reason) {
    const tries = (given.failure?.tries ?? 0) + 1;
    const since = given.failure?.since ?? iso(at);
    const days = RETRY_DAYS[tries - 1];
    const subscription: Subscription = {
      ...given,
      status: days === undefined ? 'ENDED' : 'UNPAID',
      nextChargeAt: days === undefined ? null : iso(after(Date.parse(since), { days })),
      failure: { since, at: iso(at), reason, tries },
      refuseNext: null,
    };
    await subscriptions.put(subscription);
    await tell('charge.failed', subscription);
    if (days === undefined) await tell('subscription.ended', subscription);
    return subscription;
  }

  const renew = (subscription: Subscription, at: number, from: number) => {
    const reason = refusal(subscription);
    return reason ? fail(subscription, at, reason) : charge(subscription, at, from);
  };

  const dueAt = ({ nextChargeAt }: Subscription) => Date.parse(nextChargeAt ?? '');
  const firstDue = () =>
    subscriptions
      .list()
      .filter((one) => dueAt(one) <= now())
      .toSorted((one, other) => dueAt(one) - dueAt(other))[0];

  async function end(given: Subscription): Promise<Subscription> {
    if (given.status === 'ENDED') return given;
    const subscription: Subscription = { ...given, status: 'ENDED', nextChargeAt: null };
    await subscriptions.put(subscription);
    await tell('subscription.ended', subscription);
    return subscription;
  }

  const chargeById = (id: string) =>
    subscriptions.list().flatMap((subscription) => {
      const found = subscription.charges.find((one) => one.id === id);
      return found ? [{ subscription, charge: found }] : [];
    })[0];

  const withCharge = (subscription: Subscription, changed: Charge): Subscription => ({
    ...subscription,
    charges: subscription.charges.map((one) => (one.id === changed.id ? changed : one)),
  });

  return {
    tell,
    end,
    chargeById,
    /** The first charge, or only the start if it begins later. Repeating it has no effect. */
    async activate(given: Subscription): Promise<Subscription | Reason> {
      if (given.status !== 'APPROVED') return given;
      const startsAt = given.startsAt ? Date.parse(given.startsAt) : 0;
      if (startsAt <= now()) return refusal(given) ?? charge(given, now(), now());
      const subscription: Subscription = {
        ...given,
        status: 'ACTIVE',
        nextChargeAt: given.startsAt,
      };
      await subscriptions.put(subscription);
      await tell('subscription.activated', subscription);
      return subscription;
    },
    async renewDue(): Promise<void> {
      for (let due = firstDue(); due; due = firstDue()) await renew(due, dueAt(due), dueAt(due));
    },
    /** Charges the next period now; what is unpaid begins now. */
    async renewNow(id: string): Promise<boolean> {
      const subscription = subscriptions.get(id);
      if (!subscription?.nextChargeAt) return false;
      await renew(
        subscription,
        now(),
        subscription.status === 'UNPAID' ? now() : dueAt(subscription),
      );
      return true;
    },
    /** Gives back a part of a charge; false if less than that is left of it. */
    async refund(id: string, amount: number): Promise<boolean> {
      const found = chargeById(id);
      if (!found || found.charge.chargedBack) return false;
      const refunded = found.charge.refunded + amount;
      if (refunded > found.charge.amount) return false;
      const subscription = withCharge(found.subscription, { ...found.charge, refunded });
      await Promise.all([
        subscriptions.put(subscription),
        move('refund', subscription, found.charge, amount, now()),
      ]);
      await tell('charge.refunded', subscription);
      return true;
    },
    /** The payer takes back what is left of a charge; the subscription ends. */
    async chargeBack(id: string): Promise<boolean> {
      const found = chargeById(id);
      const amount = found ? found.charge.amount - found.charge.refunded : 0;
      if (!found || found.charge.chargedBack || amount === 0) return false;
      const subscription = withCharge(found.subscription, { ...found.charge, chargedBack: true });
      await Promise.all([
        subscriptions.put(subscription),
        move('chargeback', subscription, found.charge, amount, now()),
      ]);
      const { currency } = subscription.package;
      await tell('charge.charged_back', subscription, { chargeId: id, amount, currency });
      await end(subscription);
      return true;
    },
  };
}
