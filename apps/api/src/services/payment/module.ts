import * as payment from '@kandil/contract/payment';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';

const calls: Handlers<typeof payment, null> = {
  billing: later(payment.billing),
  billingCancel: later(payment.billingCancel),
  billingConfirm: later(payment.billingConfirm),
  billingState: later(payment.billingState),
  cardDetails: later(payment.cardDetails),
};

/** The payment service: charges through the gateways. */
export const paymentModule = defineModule({
  name: 'payment',
  schema: null,
  migrations: null,
  calls,
  internal: {},
  jobs: [],
  schedules: [],
  createWorld: () => null,
});
