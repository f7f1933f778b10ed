import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex over the lines and the SHA-256 of the body (docs/reference/operator-billing.md). */
export function signatureOf(
  secret: string,
  lines: readonly string[],
  body: string | Buffer,
): string {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret)
    .update([...lines, digest].join('\n'))
    .digest('hex');
}

/** Compares two signatures in a time that does not depend on where they differ. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
