import { GATEWAYS } from '@kandil/contract/payment';
import type { Gateway } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/** The gateway that an address names: `/hooks/paypal`; undefined if it is not configured. */
export function gatewayAt(
  { gateways }: Pick<PaymentWorld, 'gateways'>,
  name: string,
): Gateway | undefined {
  const code = GATEWAYS.find((each) => each.toLowerCase() === name);
  return code && gateways.get(code);
}
