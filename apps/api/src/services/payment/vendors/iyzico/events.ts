import { createHmac, timingSafeEqual } from 'node:crypto';
import { GatewayRefusal, type RawRequest } from '../gateway.ts';
import type { GatewayEvent } from '../../rules/gateway-facts.ts';
import { type Notice, notice } from './wire.ts';

export interface Signer {
  secretKey: string;
  merchantId: string;
}

const HEX = /^[\da-f]{64}$/i;
const TOKEN = /^[\w-]{8,100}$/;

/**
 * `X-IYZ-SIGNATURE-V3` of a message about a subscription (https://docs.iyzico.com/en/advanced/webhook). The samples of
 * that page begin with the merchant, its text with the secret; either order proves that the sender knows the secret.
 */
function signatures({ secretKey, merchantId }: Signer, message: Notice): Buffer[] {
  const { iyziEventType, subscriptionReferenceCode } = message;
  const { orderReferenceCode, customerReferenceCode } = message;
  const references = subscriptionReferenceCode + orderReferenceCode + customerReferenceCode;
  return [merchantId + secretKey, secretKey + merchantId].map((begin) =>
    createHmac('sha256', secretKey)
      .update(begin + iyziEventType + references)
      .digest(),
  );
}

function parsed(body: Buffer): Notice {
  const read = () => {
    try {
      return notice.safeParse(JSON.parse(body.toString('utf8'))).data;
    } catch {
      return undefined;
    }
  };
  const message = read();
  if (!message) throw new GatewayRefusal('REFUSED', 'not a message of iyzico about an order');
  return message;
}

/** Checks a message. It is a hint: its signature covers no amount, so the subscription is read for what happened. */
export function readEvent(signer: Signer) {
  return async ({ headers, body }: RawRequest): Promise<GatewayEvent> => {
    const given = headers['x-iyz-signature-v3'] ?? '';
    const message = parsed(body);
    const bytes = HEX.test(given) ? Buffer.from(given, 'hex') : null;
    if (!bytes || !signatures(signer, message).some((right) => timingSafeEqual(bytes, right)))
      throw new GatewayRefusal('REFUSED', 'the signature of the message is not that of iyzico');
    return {
      eventId: message.iyziReferenceCode,
      type: message.iyziEventType,
      gatewaySubsId: message.subscriptionReferenceCode,
      reference: null,
      reversal: null,
    };
  };
}

/** The token that the card form posts to our address. */
export function returnedToken({ body, query }: RawRequest): string | null {
  const token = new URLSearchParams(body.toString('utf8')).get('token') ?? query['token'] ?? '';
  return TOKEN.test(token) ? token : null;
}
