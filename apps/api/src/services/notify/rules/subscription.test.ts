import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { areKeys } from './subscription.ts';

const pair = createECDH('prime256v1');
const point = pair.generateKeys();
const secret = Buffer.alloc(16, 7);
const text = (bytes: Buffer) => bytes.toString('base64url');
const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]);

test.each([
  ['a point and a secret', point, secret, true],
  ['a point that is not on the curve', offCurve, secret, false],
  ['a compressed point', pair.getPublicKey(null, 'compressed'), secret, false],
  ['a short secret', point, secret.subarray(1), false],
  ['nothing', Buffer.alloc(0), Buffer.alloc(0), false],
])('%s', (_what, p256dh, auth, usable) => {
  expect(areKeys({ p256dh: text(p256dh), auth: text(auth) })).toBe(usable);
});
