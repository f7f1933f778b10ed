import { content, LIMITS, watch } from '@kandil/contract';
import { CALLS } from '@kandil/contract/calls';
import { describe, expect, test } from 'vitest';
import { createRateLimiter, memoryState } from '../state/index.ts';
import { callLimits } from './call-limits.ts';
import { serviceContext } from './context.ts';

const limitsOf = () => callLimits(createRateLimiter({ state: memoryState() }), 1);
const guest = (ip: string) => serviceContext({ ip });
const member = (sessionId: string) =>
  serviceContext({
    ip: '203.0.113.9',
    session: { userId: 'u', sessionId, profileId: 1, otpOpen: false },
  });

async function allowed(run: () => Promise<void>, most: number): Promise<number> {
  for (let count = 0; count < most; count++) {
    const refused = await run().then(
      () => false,
      () => true,
    );
    if (refused) return count;
  }
  return most;
}

test.each([
  ['search', content.seriesSearch, 30],
  ['catalogue', content.seriesList, 300],
  ['stream addresses', content.videoUrl, 30],
  ['reports of a player', watch.contentAccess, 120],
])('a guest is refused after too many calls a minute: %s', async (_name, call, most) => {
  const limit = limitsOf();
  expect(await allowed(() => limit(call, guest('203.0.113.7')), most + 5)).toBe(most);
  await expect(limit(call, guest('203.0.113.7'))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await expect(limit(call, guest('203.0.113.8'))).resolves.toBeUndefined();
});

test('without waiting the same calls are counted, unless other processes count them too', async () => {
  const limit = limitsOf();
  const caller = guest('203.0.113.7');
  for (let count = 0; count < 300; count += 2) {
    await limit(content.seriesList, caller);
    expect(limit.atOnce?.(content.seriesList, caller)).toBe(true);
  }
  expect(() => limit.atOnce?.(content.seriesList, caller)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
  );
  const { addAtOnce, ...state } = memoryState();
  expect(addAtOnce).toBeDefined();
  const shared = callLimits(createRateLimiter({ state }), 1);
  expect(shared.atOnce?.(content.seriesList, caller)).toBe(false);
});

test('members are counted by session, not by address', async () => {
  const limit = limitsOf();
  expect(await allowed(() => limit(content.seriesSearch, member('one')), 100)).toBe(60);
  await expect(limit(content.seriesSearch, member('two'))).resolves.toBeUndefined();
});

test('IPv6 guests are counted by household', async () => {
  const limit = limitsOf();
  let last = 0;
  const next = () => limit(content.seriesSearch, guest(`2001:db8:1:2::${(++last).toString(16)}`));
  expect(await allowed(next, 100)).toBe(30);
});

describe('every call is counted in the class it declares', () => {
  test.each(CALLS.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const limits = LIMITS[call.limit ?? 'catalogue'] ?? { guest: 1000, member: 1000 };
    const [asGuest, asMember] = [guest('203.0.113.7'), member('one')];
    const limit = limitsOf();
    expect(await allowed(() => limit(call, asGuest), 1000)).toBe(limits.guest);
    expect(await allowed(() => limit(call, asMember), 1000)).toBe(limits.member);
  });
});

test('calls of one class share its points, and other classes have their own', async () => {
  const limit = limitsOf();
  await allowed(() => limit(content.videoUrl, guest('203.0.113.7')), 30);
  const refused = { code: 'TOO_MANY_REQUESTS' };
  await expect(limit(content.captionUrl, guest('203.0.113.7'))).rejects.toMatchObject(refused);
  await expect(limit(content.seriesSearch, guest('203.0.113.7'))).resolves.toBeUndefined();
});
