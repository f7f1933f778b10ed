import { type Money, moneyOf } from '../../rules/money.ts';
import { GatewayRefusal, GatewayUnknown } from '../gateway.ts';

/** Of an answer that the operator gives to every valid request. */
export function known<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new GatewayRefusal('REFUSED', `the operator knows no such ${what}`);
  return value;
}

/** @throws GatewayUnknown if it is not an amount of the currency */
export function money(decimal: string, currency: string): Money {
  try {
    return moneyOf(decimal, currency);
  } catch (error) {
    throw new GatewayUnknown('the operator sent an invalid amount', { cause: error });
  }
}
