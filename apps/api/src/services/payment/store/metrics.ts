import { type GatewayCode, GATEWAYS } from '@kandil/contract/payment';
import { Counter, Gauge } from 'prom-client';
import type { Reading } from '../../../platform/metrics/reading.ts';
import { counts } from '../../../platform/metrics/registry.ts';

const OUTCOMES = { SETTLED: 'paid', FAILED: 'failed', ABANDONED: 'abandoned' } as const;

/** Counted in the transaction that ends an attempt: one that is rolled back and repeated counts twice. */
const attempts = new Counter({
  name: 'kandil_payments_total',
  help: 'Attempts to pay that ended',
  labelNames: ['gateway', 'outcome'],
  registers: [counts],
});

/** Counts an attempt that ends. */
export function countAttempt(gateway: GatewayCode, state: string | undefined): void {
  if (state && Object.hasOwn(OUTCOMES, state))
    attempts.inc({ gateway, outcome: OUTCOMES[state as keyof typeof OUTCOMES] });
}

/** By what purchase answered; renewals are `SETTLED`, too. */
export const chargesBooked = new Counter({
  name: 'kandil_charges_total',
  help: 'Charges of gateways that were booked: settled, known, or a surplus that goes back',
  labelNames: ['gateway', 'outcome'],
  registers: [counts],
});

export const renewalsFailed = new Counter({
  name: 'kandil_renewals_failed_total',
  help: 'Renewals that a gateway could not charge',
  labelNames: ['gateway'],
  registers: [counts],
});

/** Each is a difference between the gateway's books and ours that neither an event nor a return had shown. */
export const chargesMissed = new Counter({
  name: 'kandil_charges_missed_total',
  help: 'Charges that only the nightly comparison with the records of the gateway found',
  labelNames: ['gateway'],
  registers: [counts],
});

// From the start: alerts look at the growth, and the first failure has to be some.
for (const gateway of GATEWAYS) {
  for (const outcome of Object.values(OUTCOMES)) attempts.inc({ gateway, outcome }, 0);
  for (const counter of [renewalsFailed, chargesMissed]) counter.inc({ gateway }, 0);
}

/** Money that the gateways received, or gave back, and that purchase has not booked. */
export function unbookedReading(countUnbooked: () => Promise<number>): Reading {
  const unbooked = new Gauge({
    name: 'kandil_charges_unbooked',
    help: 'Charges and refunds that the gateways report and that have not been booked for 15 minutes',
    registers: [],
  });
  return {
    gauges: [unbooked],
    async read() {
      unbooked.set(await countUnbooked());
    },
  };
}
