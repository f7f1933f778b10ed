import { expect, test } from 'vitest';
import { proveClip, signPath } from './token.ts';
import { VerifiedTokens } from './verified.ts';

const keys = [{ id: 'k1', secret: 'a-secret-of-at-least-32-characters' }];
const END = Date.UTC(2030, 0);
const signed = (prefix: string) => signPath({ prefix, sessionId: 'player', expiresAt: END, keys });

test('a remembered token opens its own prefix, until it expires', () => {
  const verified = new VerifiedTokens(keys);
  const token = signed('nur');
  for (let request = 0; request < 3; request += 1) {
    expect(verified.grant(token, 'nur', END - 1)?.sessionId).toBe('player');
    expect(verified.grant(token, 'yol', 0)).toBeUndefined();
    expect(verified.grant(`${token.slice(0, -1)}_`, 'nur', 0)).toBeUndefined();
  }
  expect(verified.grant(token, 'nur', END)).toBeUndefined();
});

test('a remembered proof holds for its clip, version and prefix alone', () => {
  const verified = new VerifiedTokens(keys);
  const address = { prefix: 'nur', clip: 'dunes', version: '0123abcd' };
  const proof = proveClip(address, keys);
  for (let request = 0; request < 3; request += 1) {
    expect(verified.isProven(address, proof)).toBe(true);
    expect(verified.isProven({ ...address, clip: 'kids' }, proof)).toBe(false);
    expect(verified.isProven({ ...address, prefix: 'yol' }, proof)).toBe(false);
    expect(verified.isProven({ ...address, version: undefined }, proof)).toBe(false);
    expect(verified.isProven(address, undefined)).toBe(false);
  }
});

test('forgets the oldest, which is then checked again', () => {
  const verified = new VerifiedTokens(keys, 2);
  const tokens = ['a', 'b', 'c'].map((prefix) => [signed(prefix), prefix] as const);
  for (const [token, prefix] of [...tokens, ...tokens])
    expect(verified.grant(token, prefix, 0)?.prefix).toBe(prefix);
});
