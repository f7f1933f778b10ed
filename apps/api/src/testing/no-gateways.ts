import type { PaymentOptions } from '../services/payment/world.ts';

/** A payment service without a gateway, for tests in which nobody pays. */
export const NO_GATEWAYS: PaymentOptions = {
  gateways: new Map(),
  publicOrigin: 'http://localhost:3000',
  payOrigin: 'http://localhost:3002',
  rateLimitFactor: 1,
};
