import { createHmac, timingSafeEqual } from 'node:crypto';

/** The merchant's account at the sandbox. */
export const IYZICO_MERCHANT = {
  apiKey: 'sandbox-kandil-api-key',
  secretKey: 'sandbox-kandil-secret-key',
  merchantId: '3413290',
};

const hmac = (text: string) =>
  createHmac('sha256', IYZICO_MERCHANT.secretKey).update(text).digest('hex');

function equal(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const SCHEME = /^IYZWSv2 ([A-Za-z0-9+/]+={0,2})$/;
const CREDENTIALS = /^apiKey:([^&]+)&randomKey:([^&]+)&signature:([0-9a-f]{64})$/;

interface SignedRequest {
  authorization: string | undefined;
  /** The header `x-iyzi-rnd`. */
  random: string | undefined;
  /** Path without query, as below iyzico's own host. */
  path: string;
  body: string;
}

/**
 * Checks IYZWSv2: HMAC-SHA256 over random key, path and body.
 * @returns what is wrong with it, or null
 */
export function wrongAuthorization(request: SignedRequest): string | null {
  const [, encoded = ''] = SCHEME.exec(request.authorization ?? '') ?? [];
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const [, apiKey, random = '', signature = ''] = CREDENTIALS.exec(decoded) ?? [];
  if (!apiKey) return 'no IYZWSv2 authorization';
  if (apiKey !== IYZICO_MERCHANT.apiKey) return 'unknown API key';
  if (request.random !== random) return 'x-iyzi-rnd is not the random key';
  return equal(signature, hmac(random + request.path + request.body)) ? null : 'wrong signature';
}

/** A message about an order of a subscription. */
export interface OrderNotice {
  orderReferenceCode: string;
  customerReferenceCode: string;
  subscriptionReferenceCode: string;
  /** The id of the message. */
  iyziReferenceCode: string;
  iyziEventType: 'subscription.order.success' | 'subscription.order.failure';
  /** Milliseconds since 1970. */
  iyziEventTime: number;
}

/** `X-IYZ-SIGNATURE-V3` of a message about a subscription: it covers its type and the three references alone. */
export function noticeSignature(notice: OrderNotice): string {
  const { merchantId, secretKey } = IYZICO_MERCHANT;
  const { iyziEventType, subscriptionReferenceCode } = notice;
  const { orderReferenceCode, customerReferenceCode } = notice;
  return hmac(
    [merchantId, secretKey, iyziEventType, subscriptionReferenceCode]
      .concat(orderReferenceCode, customerReferenceCode)
      .join(''),
  );
}

/** The signature of an answer about a payment: its fields, joined by colons. */
export const answerSignature = (...fields: readonly string[]) => hmac(fields.join(':'));
