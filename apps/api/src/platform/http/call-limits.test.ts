import { content, watch } from '@kandil/contract';
import { expect, test } from 'vitest';
import { createRateLimiter, memoryState } from '../state/index.ts';
import { callLimits } from './call-limits.ts';
import { serviceContext } from './context.ts';

const limits = () => callLimits(createRateLimiter({ state: memoryState() }), 1);
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
])('a guest is refused at too many calls a minute: %s', async (_name, call, most) => {
  const limit = limits();
  expect(await allowed(() => limit(call, guest('203.0.113.7')), most + 5)).toBe(most);
  await expect(limit(call, guest('203.0.113.7'))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await expect(limit(call, guest('203.0.113.8'))).resolves.toBeUndefined();
});

test('members are counted by session, whatever their address', async () => {
  const limit = limits();
  expect(await allowed(() => limit(content.seriesSearch, member('one')), 100)).toBe(60);
  await expect(limit(content.seriesSearch, member('two'))).resolves.toBeUndefined();
});

test('IPv6 guests are counted by household', async () => {
  const limit = limits();
  let last = 0;
  const next = () => limit(content.seriesSearch, guest(`2001:db8:1:2::${(++last).toString(16)}`));
  expect(await allowed(next, 100)).toBe(30);
});
