import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { OPERATOR_MERCHANT } from './settings.ts';

const { merchantId, secret } = OPERATOR_MERCHANT;
/** How far a request's timestamp may be from the real time; seconds. */
const WINDOW = 300;

/** HMAC-SHA256 in hex over method, path, timestamp and the SHA-256 of the body, each on a line. */
function signatureOf(method: string, path: string, timestamp: string, body: string | Buffer) {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret)
    .update([method, path, timestamp, digest].join('\n'))
    .digest('hex');
}

/** Why a request is not the merchant's; null if it is. */
export function signatureProblem(
  method: string,
  path: string,
  headers: Record<string, unknown>,
  body: Buffer,
): string | null {
  if (headers['x-merchant-id'] !== merchantId) return 'unknown merchant';
  const timestamp = String(headers['x-timestamp']);
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= WINDOW)) return 'timestamp out of range';
  const given = Buffer.from(String(headers['x-signature']));
  const right = Buffer.from(signatureOf(method, path, timestamp, body));
  return given.length === right.length && timingSafeEqual(given, right) ? null : 'wrong signature';
}

/** Headers of an event: `EVENT` and the merchant stand where a request has method and path. */
export function eventHeaders({ body }: { body: string }): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'x-merchant-id': merchantId,
    'x-timestamp': timestamp,
    'x-signature': signatureOf('EVENT', merchantId, timestamp, body),
  };
}
