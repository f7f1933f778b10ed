import { decimalOf } from '@kandil/contract/currency';
import { type Gateway, GatewayRefusal, GatewayUnknown } from '../gateway.ts';
import { type IyzicoClient, IyzicoRefusal } from './client.ts';
import { failedOrder, failureCode, isPaid, readWire, refundsOf } from './read.ts';
import { isUnsure, reasonOf } from './reasons.ts';
import { done, successors, upgraded, type WireSubscription } from './wire.ts';

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

/**
 * Why nothing was ever charged for a subscription that was activated; null if something was, or still will be.
 * @throws GatewayUnknown if the bank did not answer
 */
function firstRefusal(found: WireSubscription): GatewayRefusal | null {
  const { referenceCode: id, subscriptionStatus: status } = found;
  if (status === 'ACTIVE' || (found.orders ?? []).some(isPaid)) return null;
  const code = failureCode(failedOrder(found));
  if (code !== null && isUnsure(code))
    throw new GatewayUnknown(`iyzico's bank did not answer for ${id}: ${code}`);
  const reason = code === null ? 'REFUSED' : reasonOf(code);
  return new GatewayRefusal(reason, `iyzico charged nothing for ${id}: ${code ?? status}`);
}

/** The subscription that an upgrade has begun, whose answer was lost. */
async function successor(ask: IyzicoClient, parent: string, planId: string): Promise<string> {
  const path = '/v2/subscription/subscriptions';
  const query = {
    parentReferenceCode: parent,
    pricingPlanReferenceCode: planId,
    page: '1',
    count: '10',
  };
  const { data } = await ask(successors, { method: 'GET', path, query });
  const found = data.items.find(
    ({ referenceCode, parentReferenceCode, pricingPlanReferenceCode }) =>
      referenceCode !== parent &&
      parentReferenceCode === parent &&
      pricingPlanReferenceCode === planId,
  );
  if (!found)
    throw new GatewayUnknown(`iyzico has upgraded ${parent}, but not named its successor`);
  return found.referenceCode;
}

const pathOf = (id: string) => `/v2/subscription/subscriptions/${encodeURIComponent(id)}`;

interface Upgrade {
  /** The subscription. */
  id: string;
  planId: string;
  key: string;
}

/** Begins a subscription by another plan with the same card, when the period that runs ends. @returns its id */
async function upgrade(ask: IyzicoClient, { id, planId, key }: Upgrade): Promise<string> {
  const { subscriptionStatus: status } = await known(ask, id);
  if (status === 'UPGRADED') return successor(ask, id, planId);
  if (status !== 'ACTIVE')
    throw new GatewayRefusal('REFUSED', `iyzico has ${id} as ${status}, which has no next price`);
  const { data } = await ask(upgraded, {
    method: 'POST',
    path: `${pathOf(id)}/upgrade`,
    body: {
      locale: 'en',
      conversationId: key,
      newPricingPlanReferenceCode: planId,
      upgradePeriod: 'NEXT_PERIOD',
      useTrial: false,
      resetRecurrenceCount: false,
    },
  });
  return data.referenceCode;
}

/**
 * What changes a subscription. iyzico has no idempotency keys, so the state is read before each operation, and again
 * after a refusal: the first of two requests may have done it.
 */
export function operations(
  ask: IyzicoClient,
): Required<Pick<Gateway, 'activate' | 'cancel' | 'refund' | 'reprice' | 'retry'>> {
  const post = (path: string, body: object) => ask(done, { method: 'POST', path, body });
  const cancel = async (id: string) => {
    const isDone = async () => ENDED.has((await known(ask, id)).subscriptionStatus);
    await once(isDone, () => post(`${pathOf(id)}/cancel`, {}));
  };

  return {
    async activate(id) {
      const isDone = async () => (await known(ask, id)).subscriptionStatus !== 'PENDING';
      await once(isDone, () => post(`${pathOf(id)}/activate`, {}));
      const refusal = firstRefusal(await known(ask, id));
      if (!refusal) return;
      // iyzico keeps it as UNPAID and would charge it when it is retried.
      await cancel(id);
      throw refusal;
    },
    cancel,

    async refund({ chargeId, amount, key }) {
      const isDone = async () =>
        (await refundsOf(ask, chargeId)).some((refund) => refund.refundConversationId === key);
      await once(isDone, () =>
        post('/v2/payment/refund', {
          locale: 'en',
          conversationId: key,
          paymentId: chargeId,
          price: decimalOf(amount.amount, amount.currency),
          currency: amount.currency,
        }),
      );
    },

    reprice: (id, planId, key) => upgrade(ask, { id, planId, key }),

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
