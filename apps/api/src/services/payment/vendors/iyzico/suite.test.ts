import { describeGateway } from '../gateway.suite.ts';
import { PAYER, typeCard } from '../../../../testing/iyzico.ts';
import { iyzicoGateway } from './index.ts';

describeGateway(
  'IYZICO',
  ({ url, gateways }, timeout) => ({
    name: 'iyzico',
    gateway: iyzicoGateway({ ...gateways.iyzico, now: Date.now, timeout }),
    attempt: { payer: PAYER },
    charging: '/activate',
    // iyzico has none, but the adapter reads what was done before it repeats anything.
    hasKeys: true,
    currency: 'TRY',
    approve: async ({ reference }) => void (await typeCard(url, reference)),
  }),
  // iyzico tells merchants of chargebacks outside of its API.
  { chargebacks: false },
);
