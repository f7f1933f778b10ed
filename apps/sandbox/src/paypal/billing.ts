import type { Refusal } from '../gateways/index.ts';
import { type Sale, timeOf } from './books.ts';
import { type Charges, createCharges, type Parts } from './charges.ts';
import { type Money, minorOf } from './money.ts';
import { impossible } from './problem.ts';
import { currencyOf } from './schedule.ts';
import { demandStatus, statusChanges, subscriptionOf } from './subscription-status.ts';

export type Billing = ReturnType<typeof createBilling>;

/** Everything that can happen to a subscription. The caller runs one operation at a time. */
export function createBilling(parts: Parts) {
  const charges = createCharges(parts);
  return {
    subscriptionOf: (id: string) => subscriptionOf(parts, id),
    ...statusChanges(parts, charges),
    capture: (id: string, requested: Money) => capture(parts, charges, id, requested),
    ...renewals(parts, charges),
    nextAt: charges.nextAt,
  };
}

/** Captures what is left of failed payments. */
async function capture(
  { books, clock, present }: Parts,
  charges: Charges,
  id: string,
  requested: Money,
): Promise<Sale> {
  const subscription = subscriptionOf({ books }, id);
  demandStatus(subscription, 'capture', ['ACTIVE', 'SUSPENDED', 'EXPIRED']);
  const { outstanding } = subscription;
  if (outstanding === 0)
    throw impossible(
      'ZERO_OUTSTANDING_BALANCE',
      'Current outstanding balance should be greater than zero.',
    );
  if (requested.currency_code !== currencyOf(present.planOf(subscription)))
    throw impossible(
      'CURRENCY_MISMATCH',
      "The currency code is different from the subscription's currency code.",
    );
  const amount = minorOf(requested);
  if (amount > outstanding)
    throw impossible(
      'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE',
      'The capture amount can not be greater than the current outstanding balance.',
    );
  const paid = await charges.save(subscription, {
    outstanding: outstanding - amount,
    failedCount: 0,
  });
  return charges.receive(paid, amount, timeOf(clock.now()));
}

/** What the clock and the operator of the sandbox charge. */
function renewals({ books, clock }: Parts, charges: Charges) {
  const now = () => timeOf(clock.now());
  return {
    async renewDue(): Promise<void> {
      const due = () =>
        books.subscriptions
          .list()
          .flatMap((subscription) => {
            const at = charges.nextAt(subscription);
            return at && at <= now() ? [{ subscription, at }] : [];
          })
          .toSorted((one, other) => one.at.localeCompare(other.at))
          .at(0);
      for (let next = due(); next; next = due())
        await charges.chargeCycle(next.subscription, next.at);
    },
    async renewNow(id: string): Promise<boolean> {
      const subscription = books.subscriptions.get(id);
      if (!subscription || !charges.nextAt(subscription)) return false;
      const moved = await charges.save(subscription, { anchorAt: now(), sinceAnchor: 0 });
      await charges.chargeCycle(moved, now());
      return true;
    },
    async refuseNext(id: string, refusesNext: Refusal | null): Promise<boolean> {
      const subscription = books.subscriptions.get(id);
      if (!subscription || !charges.nextAt(subscription)) return false;
      await charges.save(subscription, { refusesNext });
      return true;
    },
  };
}
