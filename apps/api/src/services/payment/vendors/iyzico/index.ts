import type { Clock } from '../../../../platform/clock.ts';
import type { Gateway } from '../gateway.ts';
import { openAttempt, readAttempt } from './attempts.ts';
import { type IyzicoAccount, iyzicoClient } from './client.ts';
import { readEvent, returnedToken } from './events.ts';
import { operations } from './operations.ts';
import { iyzicoStatement } from './statement.ts';
import { planSync } from './plans.ts';
import { readSubscription } from './read.ts';

export interface IyzicoOptions extends IyzicoAccount {
  /** The number of the merchant, which is part of the signature of messages. */
  merchantId: string;
  now: Clock;
}

/**
 * iyzico Subscription: recurring charges of a card, without 3-D Secure. It has no idempotency keys, no start at a later
 * date and no paid introduction; docs/reference/gateways.md has the facts and their sources.
 */
export function iyzicoGateway(options: IyzicoOptions): Gateway {
  const { now } = options;
  const ask = iyzicoClient(options);
  return {
    code: 'IYZICO',
    syncPlan: planSync(ask),
    open: openAttempt(ask, now),
    readAttempt: readAttempt(ask),
    read: readSubscription(ask, now),
    ...operations(ask),
    statement: iyzicoStatement(ask),
    event: readEvent(options),
    returned: returnedToken,
  };
}
