import { createHash, ECDH } from 'node:crypto';

/** Devices of one account that are notified; the oldest leave. */
export const MOST_DEVICES = 20;

/** Identifies an endpoint without naming it: who knows an endpoint may send to it. */
export const hashOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Whether a browser's keys can encrypt: an uncompressed point of P-256, and 16 bytes. */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) return false;
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false; // not on the curve
  }
}
