import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DemoAccount, DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { givePlan, inviteToken, joined, outcome, type Plan } from '../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let owner: Visitor;
let member: Visitor;
let stranger: Visitor;
/** A link that nobody has used. */
let link: string;
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
const disableOwner = (at: string) =>
  product.database.pool.query(`update auth.accounts set disabled_at = ${at} where id = $1`, [
    idOf('family'),
  ]);

beforeEach(async () => {
  await disableOwner('null');
  // An owner invites ten times a day.
  product.advance(6 * 3_600_000);
  await product.database.pool.query('delete from watch.stream_lease');
  [owner, member, stranger] = await Promise.all([
    product.member('family'),
    product.member('free'),
    product.member('canceled'),
  ]);
  await remove(owner);
  await plan({});
  await joined(product, owner, member);
  link = await inviteToken(product, owner);
});

const HEADS = /plan is not active|has canceled|have canceled|shares the family plan|room for/;

/** What the family page says to somebody: its text, or that a plan is missing. */
async function page(visitor: Visitor): Promise<string> {
  const answer = await visitor.call(auth.familyList, {});
  if (answer.status !== 200) return outcome(answer);
  const { actionText } = answer.data;
  return HEADS.exec(actionText)?.[0] ?? actionText;
}

/** What a link says to somebody who opens it. */
async function opened(visitor: Visitor, token = link): Promise<string> {
  const answer = await visitor.call(auth.familyValidate, { token });
  if (answer.status !== 200) return outcome(answer);
  const { warningTitle, actionType } = answer.data.joinAction;
  return warningTitle ?? actionType;
}

async function watches(visitor: Visitor): Promise<string> {
  const eventTime = new Date(product.now()).toISOString();
  const report = { videoId, event: 'START', eventTime, sessionId: 'player-of-a-family' } as const;
  return (await visitor.call(watch.contentAccess, report)).data.access;
}

const PLAN = '403 FAMILY_PLAN_REQUIRED';
const DUE = '402 PACKAGES_SUSPENDED';
const GONE = '410 FAMILY_TOKEN_INVALID';
const ROOM = 'room for';
const RESTING = 'plan is not active';

/**
 * For the owner, who is or was a member, and a stranger with a link: what the page says, whether they watch, and what the
 * link says.
 */
test.each<[string, () => Promise<unknown>, [string, string], [string, string], string]>([
  [
    'nothing has ended',
    async () => {},
    [ROOM, 'ALLOWED'],
    ['shares the family plan', 'ALLOWED'],
    'join',
  ],
  ['the member leaves', () => remove(member), [ROOM, 'ALLOWED'], [PLAN, 'PACKAGES'], 'join'],
  ['the member is removed', () => remove(owner), [ROOM, 'ALLOWED'], [PLAN, 'PACKAGES'], GONE],
  [
    'the owner cancels',
    () => plan({ status: 'CANCELED' }),
    ['have canceled', 'ALLOWED'],
    ['has canceled', 'ALLOWED'],
    GONE,
  ],
  [
    'the canceled plan is over',
    () => plan({ status: 'CANCELED', days: -1 }),
    [PLAN, 'PACKAGES'],
    [RESTING, 'PACKAGES'],
    GONE,
  ],
  ['the plan lapses', () => plan({ days: -4 }), [PLAN, 'PACKAGES'], [RESTING, 'PACKAGES'], GONE],
  [
    'the plan is suspended',
    () => plan({ status: 'SUSPENDED' }),
    [DUE, 'PACKAGES_SUSPENDED'],
    [RESTING, 'PACKAGES'],
    GONE,
  ],
  [
    'the owner takes a plan for one',
    () => plan({ plan: 'SOLO' }),
    [PLAN, 'ALLOWED'],
    [RESTING, 'PACKAGES'],
    GONE,
  ],
])('T-P09 when %s', async (_, end, owners, members, strangers) => {
  await end();
  expect([await page(owner), await watches(owner)]).toEqual(owners);
  expect([await page(member), await watches(member)]).toEqual(members);
  expect([await page(stranger), await opened(stranger)]).toEqual([PLAN, strangers]);
});

test('T-P09 when the owner’s account is deleted', async () => {
  const { data } = await owner.call(auth.accountDelete, { password: 'kandil-demo' });
  expect(data.deletionAt).not.toBeNull();
  // The owner can cancel the deletion for 14 days; the family continues until then.
  expect(await page(member)).toBe('shares the family plan');
  await owner.call(auth.accountKeep, {});
  await disableOwner('now()');
  expect([await page(member), await watches(member)]).toEqual([RESTING, 'PACKAGES']);
  expect(await opened(stranger)).toBe(GONE);
});

test('T-P09 somebody who is invited twice, or with an own plan, or with a used link', async () => {
  expect(await opened(member)).toBe('You’re already in this family');
  expect(await opened(owner)).toBe('This is your own invitation');
  await givePlan(product, idOf('canceled'), { plan: 'SOLO' });
  const { data } = await stranger.call(auth.familyValidate, { token: link });
  expect(data.message).toContain('Your own subscription continues');
  await givePlan(product, idOf('canceled'), { plan: 'FAMILY' });
  expect(await opened(stranger)).toBe('You have your own family plan');
  await givePlan(product, idOf('canceled'), { status: 'CANCELED', plan: 'SOLO' });
  expect((await stranger.call(auth.familyJoin, { token: link })).status).toBe(200);
  const other = await product.member('member');
  expect(await opened(other)).toBe(GONE);
  expect((await other.call(auth.familyJoin, { token: link })).status).toBe(410);
  await stranger.call(auth.familyRemoveMember, { memberId: idOf('canceled') });
  expect(await opened(stranger)).toBe(GONE);
});
