import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DemoAccount, DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { givePlan, joined, outcome, type Plan } from '../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let owner: Visitor;
let member: Visitor;
let videoId: number;
beforeAll(async () => {
  product = await openProductApp();
  const video = { videoCode: 'keeper-of-cordoba-s1e2' };
  videoId = (await product.visitor().call(content.videoByCode, video)).data.id;
});
afterAll(() => product.close());

const idOf = (role: DemoAccount['role']) =>
  DEMO_ACCOUNTS.find((account) => account.role === role)?.userId ?? '';
const plan = (given: Plan) => givePlan(product, idOf('family'), given);
const remove = (visitor: Visitor) =>
  visitor.call(auth.familyRemoveMember, { memberId: idOf('free') });

/** The answer to a player of the visitor. */
async function report(visitor: Visitor, event: watch.WatchEvent = 'HEARTBEAT') {
  const eventTime = new Date(product.now()).toISOString();
  const sessionId = 'player-of-a-family';
  return (await visitor.call(watch.contentAccess, { videoId, event, eventTime, sessionId })).data;
}
/** The decision for a START: entitlements of running players are cached for less than a minute. */
const access = async (visitor: Visitor) => (await report(visitor, 'START')).access;

// A member without a plan in the family of an owner with one. An account may join five times an hour.
beforeEach(async () => {
  product.advance(3_600_000);
  await product.database.pool.query('delete from watch.stream_lease');
  [owner, member] = [await product.member('family'), await product.member('free')];
  await remove(owner);
  await plan({});
  await joined(product, owner, member);
});

describe('T-P09 a member of a family', () => {
  test('watches with the owner’s subscription, and sees that it is shared', async () => {
    const { access: allowed, playback } = await report(member, 'START');
    expect(allowed).toBe('ALLOWED');
    expect(playback?.url).toMatch(/^\/media\//);
    const { data } = await member.call(auth.userDetail, {});
    const owned = (await owner.call(auth.userDetail, {})).data.subscription;
    expect(owned).toMatchObject({ productCode: 'FAMILY', shared: false });
    expect(data.subscription).toEqual({ ...owned, shared: true, subscriptionCode: '' });
  });

  test('stops within 60 seconds of being removed', async () => {
    const { access: before, nextRequestAfter } = await report(member, 'START');
    expect(before).toBe('ALLOWED');
    expect(nextRequestAfter).toBeLessThanOrEqual(60);
    expect((await remove(owner)).status).toBe(200);
    product.advance(nextRequestAfter * 1000);
    expect(await report(member)).toMatchObject({ access: 'PACKAGES', playback: null });
    const address = await member.call(content.videoUrl, { videoId });
    expect(outcome(address)).toBe('402 PAYMENT_REQUIRED');
    expect((await member.call(auth.userDetail, {})).data.subscription).toBeNull();
  });

  test.each([
    ['a member is removed', () => member, () => remove(owner), 'PACKAGES'],
    [
      'the plan of the family is suspended',
      () => member,
      () => plan({ status: 'SUSPENDED' }),
      'PACKAGES',
    ],
    [
      'the own plan is suspended',
      () => owner,
      () => plan({ status: 'SUSPENDED' }),
      'PACKAGES_SUSPENDED',
    ],
    ['the own plan ends', () => owner, () => plan({ days: -4 }), 'PACKAGES'],
  ] as const)(
    'a running player stops within 60 seconds, and its address ends, when %s',
    async (_, viewer, change, refusal) => {
      const { playback, nextRequestAfter } = await report(viewer(), 'START');
      const wait = () => product.advance(nextRequestAfter * 1000);
      wait();
      expect((await report(viewer())).access).toBe('ALLOWED');
      await change();
      wait();
      await report(viewer()); // the entitlement is in the cache
      wait();
      expect((await report(viewer())).access).toBe(refusal);
      expect(2 * nextRequestAfter).toBeLessThanOrEqual(60);
      const [, , token = ''] = playback?.url.split('/') ?? [];
      expect(product.ended.has(token.split('.')[4] ?? '')).toBe(true);
    },
  );

  test('stops at once when it leaves', async () => {
    expect((await remove(member)).status).toBe(200);
    expect(await access(member)).toBe('PACKAGES');
    expect(await access(owner)).toBe('ALLOWED');
  });

  test('watches while the owner’s family plan is paid for, and again after a renewal', async () => {
    const seen: Record<string, string[]> = {};
    for (const [name, given] of Object.entries<Plan>({
      active: {},
      suspended: { status: 'SUSPENDED' },
      canceled: { status: 'CANCELED' },
      over: { days: -4 },
      another: { plan: 'SOLO' },
      again: {},
    })) {
      await plan(given);
      seen[name] = [await access(owner), await access(member)];
    }
    expect(seen).toEqual({
      active: ['ALLOWED', 'ALLOWED'],
      suspended: ['PACKAGES_SUSPENDED', 'PACKAGES'],
      canceled: ['ALLOWED', 'ALLOWED'],
      over: ['PACKAGES', 'PACKAGES'],
      another: ['ALLOWED', 'PACKAGES'],
      again: ['ALLOWED', 'ALLOWED'],
    });
  });

  test('loses access when the owner’s account is closed', async () => {
    const close = (at: string) =>
      product.database.pool.query(`update auth.accounts set disabled_at = ${at} where id = $1`, [
        idOf('family'),
      ]);
    await close('now()');
    expect(await access(member)).toBe('PACKAGES');
    expect((await member.call(auth.familyList, {})).data.actionText).toMatch(/not active/);
    await close('null');
    expect(await access(member)).toBe('ALLOWED');
  });

  test('is in the export of both', async () => {
    const names = async (visitor: Visitor) => {
      const { data } = await visitor.call(auth.dataExport, {});
      return data['family'] as { joined: object[]; members: object[]; invitations: object[] };
    };
    expect((await names(member)).joined).toEqual([
      { owner: 'Yusuf Demir', joinedAt: expect.any(String), leftAt: null },
    ]);
    const { members, invitations } = await names(owner);
    expect(members).toEqual([
      { member: 'Omar Haddad', joinedAt: expect.any(String), leftAt: null },
    ]);
    expect(invitations.at(-1)).toEqual({
      email: null,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      usedAt: expect.any(String),
      withdrawnAt: null,
    });
  });
});
