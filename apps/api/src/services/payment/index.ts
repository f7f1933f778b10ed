import * as payment from '@kandil/contract/payment';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';

const handlers: Handlers<typeof payment, null> = {
  billing: later(payment.billing),
  billingCancel: later(payment.billingCancel),
  billingConfirm: later(payment.billingConfirm),
};

/** The payment service: charges through the gateways. */
export function paymentService(): Service {
  return defineService('payment', null, handlers);
}
