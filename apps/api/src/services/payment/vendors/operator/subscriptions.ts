import { decimalOf } from '@kandil/contract/currency';
import type * as z from 'zod/mini';
import type { Gateway } from '../gateway.ts';
import type { GatewaySubscription } from '../../rules/gateway-facts.ts';
import { known, money } from './answers.ts';
import type { Ask } from './requests.ts';
import * as wire from './wire.ts';

/** What happens to a subscription after the consent. */
export function subscriptions(
  ask: Ask,
): Pick<Gateway, 'activate' | 'read' | 'cancel' | 'refund'> & Required<Pick<Gateway, 'reprice'>> {
  const post = async (id: string, operation: 'activate' | 'cancel', key: string) => {
    const path = `/v1/subscriptions/${encodeURIComponent(id)}/${operation}`;
    known(await ask(path, wire.subscription, { body: {}, key }), 'subscription');
  };
  return {
    activate: (id, key) => post(id, 'activate', key),
    cancel: (id, key) => post(id, 'cancel', key),
    async reprice(id, packageId, key) {
      const path = `/v1/subscriptions/${encodeURIComponent(id)}/package`;
      const content = { body: { packageId }, key };
      return known(await ask(path, wire.subscription, content), 'subscription').subscriptionId;
    },
    async read(id) {
      const path = `/v1/subscriptions/${encodeURIComponent(id)}`;
      const found = await ask(path, wire.subscription);
      return found && subscriptionOf(found);
    },
    async refund({ chargeId, amount, reason, key }) {
      const path = `/v1/charges/${encodeURIComponent(chargeId)}/refunds`;
      const body = {
        amount: decimalOf(amount.amount, amount.currency),
        currency: amount.currency,
        reason,
      };
      known(await ask(path, wire.refunded, { body, key }), 'charge');
    },
  };
}

const subscriptionOf = ({
  subscriptionId,
  charges,
  ...rest
}: z.output<typeof wire.subscription>): GatewaySubscription => ({
  gatewaySubsId: subscriptionId,
  ...rest,
  charges: charges.map(({ amount, refunded, currency, ...charge }) => ({
    ...charge,
    amount: money(amount, currency),
    refunded: money(refunded, currency).amount,
  })),
});
