import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { givePlan, type Plan } from '../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// The cause of a refusal ends while the viewer is still cached: a cached viewer never leads to a refusal.

let product: ProductApp;
let videoId = 0;
beforeAll(async () => {
  product = await openProductApp({ deviceLimit: 1 });
  const videoCode = 'keeper-of-cordoba-s1e2';
  videoId = (await product.visitor().call(content.videoByCode, { videoCode })).data.id;
});
afterAll(() => product.close());
beforeEach(() => product.database.pool.query('delete from watch.stream_lease'));

const soloId = DEMO_ACCOUNTS.find(({ role }) => role === 'member')?.userId ?? '';
const plan = (given: Plan) => givePlan(product, soloId, { plan: 'SOLO', ...given });

/** The answer to a player's report, one second after its last report. */
async function answerOf(
  visitor: Visitor,
  event: 'START' | 'HEARTBEAT' | 'SEEK',
  sessionId = 'player-that-goes-on',
) {
  product.advance(1000);
  const eventTime = new Date(product.now()).toISOString();
  const report = { videoId, event, eventTime, sessionId };
  // As an app on a phone: every plan plays there.
  const headers = { 'x-platform': 'android' };
  return (await visitor.call(watch.contentAccess, report, { headers })).data;
}
const access = async (...args: Parameters<typeof answerOf>) => (await answerOf(...args)).access;
const leases = async () =>
  (await product.database.pool.query('select player from watch.stream_lease')).rows.length;

describe('a refusal ends', () => {
  test('after payment: the next START plays, and later reports too', async () => {
    const member = await product.member('member');
    await plan({ status: 'SUSPENDED' });
    expect(await access(member, 'HEARTBEAT')).toBe('PACKAGES_SUSPENDED');
    await plan({});
    expect(await access(member, 'START')).toBe('ALLOWED');
    expect(await access(member, 'SEEK')).toBe('ALLOWED');
    expect(await access(member, 'HEARTBEAT')).toBe('ALLOWED');
    expect(await leases()).toBe(1);
  });

  test('after payment, without a START: the next report is allowed', async () => {
    const member = await product.member('member');
    await plan({ days: -4 });
    expect(await access(member, 'HEARTBEAT')).toBe('PACKAGES');
    expect(await access(member, 'SEEK')).toBe('PACKAGES');
    await plan({});
    expect(await access(member, 'SEEK')).toBe('ALLOWED');
  });

  test('after a device is removed', async () => {
    const first = await product.member('canceled', { deviceId: 'first' });
    product.advance(1000);
    const late = await product.member('canceled', { deviceId: 'late' });
    expect(await access(late, 'HEARTBEAT')).toBe('DEVICES');
    await first.call(auth.logout, {});
    expect(await access(late, 'START')).toBe('ALLOWED');
    expect(await access(late, 'SEEK')).toBe('ALLOWED');
    expect(await leases()).toBe(1);
  });

  test('after a plan with a higher limit: the player that had lost its lease gets a new one', async () => {
    await plan({ plan: 'MOBILE' });
    const member = await product.member('member');
    expect(await access(member, 'HEARTBEAT')).toBe('ALLOWED');
    expect(await access(member, 'HEARTBEAT', 'player-beside-it')).toBe('DEVICES');
    await plan({});
    expect(await access(member, 'HEARTBEAT', 'player-beside-it')).toBe('ALLOWED');
    expect(await leases()).toBe(2);
  });
});

test('a revoked entitlement refuses a START and all later reports', async () => {
  await plan({});
  const member = await product.member('member');
  expect(await access(member, 'HEARTBEAT')).toBe('ALLOWED');
  await plan({ status: 'SUSPENDED' });
  expect(await access(member, 'SEEK')).toBe('ALLOWED');
  expect(await access(member, 'START')).toBe('PACKAGES_SUSPENDED');
  expect(await access(member, 'SEEK')).toBe('PACKAGES_SUSPENDED');
  await plan({});
});
