import type { GatewayCode } from '@kandil/contract/payment';
import type { Clock } from '../../../platform/clock.ts';
import type { Gateway } from './gateway.ts';
import { iyzicoGateway, type IyzicoOptions } from './iyzico/index.ts';
import { type OperatorConfig, operatorGateway } from './operator/index.ts';
import { type PaypalConfig, paypalGateway } from './paypal/index.ts';

/** Settings of the gateways; null: not configured, and not offered. */
export interface GatewaysConfig {
  paypal: PaypalConfig | null;
  iyzico: Omit<IyzicoOptions, 'now'> | null;
  operator: OperatorConfig | null;
}

export type Gateways = ReadonlyMap<GatewayCode, Gateway>;

/** The gateways that are configured. */
export function openGateways({ paypal, iyzico, operator }: GatewaysConfig, now: Clock): Gateways {
  const gateways = [
    paypal && paypalGateway(paypal, now),
    iyzico && iyzicoGateway({ ...iyzico, now }),
    operator && operatorGateway(operator),
  ].filter((each) => each !== null);
  return new Map(gateways.map((gateway) => [gateway.code, gateway]));
}
