import type { Gateway } from '../gateway.ts';
import { approvals } from './approvals.ts';
import { eventOf } from './events.ts';
import { type OperatorConfig, operatorRequests } from './requests.ts';
import { operatorStatement } from './statement.ts';
import { subscriptions } from './subscriptions.ts';

export type { OperatorConfig } from './requests.ts';

/** A mobile operator that bills subscriptions to phone numbers: docs/reference/operator-billing.md. */
export function operatorGateway(config: OperatorConfig): Gateway {
  const ask = operatorRequests(config);
  return {
    code: 'OPERATOR',
    ...approvals(ask),
    ...subscriptions(ask),
    statement: operatorStatement(ask),
    event: async (request) => eventOf(request, config),
    returned: ({ query }) => query['consentId'] || null,
  };
}
