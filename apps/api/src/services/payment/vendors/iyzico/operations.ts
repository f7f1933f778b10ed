import { decimalOf } from '../../rules/money.ts';
import { type Gateway, GatewayRefusal } from '../gateway.ts';
import { type IyzicoClient, IyzicoRefusal } from './client.ts';
import { failedOrder, readWire, refundsOf } from './read.ts';
import { done, type WireSubscription } from './wire.ts';

type Status = WireSubscription['subscriptionStatus'];

const ENDED = new Set<Status>(['CANCELED', 'EXPIRED', 'UPGRADED']);

async function known(ask: IyzicoClient, id: string): Promise<WireSubscription> {
  const found = await readWire(ask, id);
  if (!found) throw new GatewayRefusal('REFUSED', `iyzico does not know the subscription ${id}`);
  return found;
}

/** Acts unless it is done, or proves to be done after a refusal. */
async function once(isDone: () => Promise<boolean>, act: () => Promise<unknown>): Promise<void> {
  if (await isDone()) return;
  try {
    await act();
  } catch (error) {
    if (!(error instanceof IyzicoRefusal) || !(await isDone())) throw error;
  }
}

const pathOf = (id: string) => `/v2/subscription/subscriptions/${encodeURIComponent(id)}`;

/**
 * What changes a subscription. iyzico has no idempotency keys, so the state is read before each operation, and again
 * after a refusal: the first of two requests may have done it.
 */
export function operations(
  ask: IyzicoClient,
): Required<Pick<Gateway, 'activate' | 'cancel' | 'refund' | 'retry'>> {
  const post = (path: string, body: object) => ask(done, { method: 'POST', path, body });
  return {
    async activate(id) {
      const isDone = async () => {
        const { subscriptionStatus: status } = await known(ask, id);
        if (ENDED.has(status))
          throw new GatewayRefusal('REFUSED', `iyzico's subscription ${id} has ended`);
        return status !== 'PENDING';
      };
      await once(isDone, () => post(`${pathOf(id)}/activate`, {}));
    },

    async cancel(id) {
      const isDone = async () => ENDED.has((await known(ask, id)).subscriptionStatus);
      await once(isDone, () => post(`${pathOf(id)}/cancel`, {}));
    },

    async refund({ chargeId, amount, key }) {
      const isDone = async () =>
        (await refundsOf(ask, chargeId)).some((refund) => refund.refundConversationId === key);
      await once(isDone, () =>
        post('/v2/payment/refund', {
          locale: 'en',
          conversationId: key,
          paymentId: chargeId,
          price: decimalOf(amount),
          currency: amount.currency,
        }),
      );
    },

    async retry(id, key) {
      let order: string | undefined;
      const isDone = async () => {
        const found = await known(ask, id);
        order = failedOrder(found)?.referenceCode;
        return found.subscriptionStatus !== 'UNPAID' || order === undefined;
      };
      await once(isDone, () =>
        post('/v2/subscription/operation/retry', {
          locale: 'en',
          conversationId: key,
          referenceCode: order,
        }),
      );
    },
  };
}
