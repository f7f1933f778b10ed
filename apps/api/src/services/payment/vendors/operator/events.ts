import type * as z from 'zod/mini';
import { GatewayRefusal, type RawRequest } from '../gateway.ts';
import type { GatewayEvent } from '../../rules/gateway-facts.ts';
import { money } from './answers.ts';
import type { OperatorConfig } from './requests.ts';
import { isSame, signatureOf } from './signature.ts';
import * as wire from './wire.ts';

/** The event of a request that the operator signed. @throws GatewayRefusal */
export function eventOf(
  { headers, body }: RawRequest,
  { merchantId, secret }: OperatorConfig,
): GatewayEvent {
  const lines = ['EVENT', merchantId, headers['x-timestamp'] ?? ''];
  const right = signatureOf(secret, lines, body);
  if (headers['x-merchant-id'] !== merchantId || !isSame(headers['x-signature'] ?? '', right))
    throw new GatewayRefusal('REFUSED', 'the event is not signed by the operator');
  const { eventId, type, consentId, subscriptionId, charge } = parsedEvent(body);
  const reversal = type === 'charge.charged_back' && charge;
  return {
    eventId,
    type,
    gatewaySubsId: subscriptionId,
    reference: consentId,
    reversal: reversal
      ? {
          kind: 'CHARGEBACK',
          chargeId: reversal.chargeId,
          amount: money(reversal.amount, reversal.currency),
        }
      : null,
  };
}

function parsedEvent(body: Buffer): z.output<typeof wire.event> {
  try {
    return wire.event.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new GatewayRefusal('REFUSED', `the event is malformed: ${String(error)}`);
  }
}
