import { auth, content, purchase, watch } from '@kandil/contract';
import * as people from '@kandil/contract/control/auth';
import * as money from '@kandil/contract/control/purchase';
import { purchaseExport, purchaseForget } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DemoAccount, DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { joined } from '../../../testing/family.ts';
import { openProductApp } from '../../../testing/product-app.ts';
import { openControl } from '../../../testing/staff-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const product = await openProductApp();
const room = await openControl(product);
afterAll(async () => {
  await room.close();
  await product.close();
});
type Desk = Awaited<ReturnType<typeof room.member>>;
let support: Desk;
let videoId: number;
beforeAll(async () => {
  const video = { videoCode: 'keeper-of-cordoba-s1e2' };
  videoId = (await product.visitor().call(content.videoByCode, video)).data.id;
});

const DAY = 86_400_000;
const of = (role: DemoAccount['role']) => {
  const found = DEMO_ACCOUNTS.find((account) => account.role === role);
  return { id: found?.userId ?? '', email: found?.email ?? '' };
};
const REASON = { kind: 'CALL', text: 'Asked by phone about a film' } as const;
let seats = 0;

// A session of the staff and what it has opened last an hour; the clock of a test may move by days.
beforeEach(async () => {
  seats += 1;
  const token = await room.invited(`support${seats}@station.test`, 'support');
  support = await room.joined(token, 'Sara Support');
  await product.database.pool.query('delete from purchase.access_grant');
  await product.database.pool.query('delete from watch.stream_lease');
  for (const { userId: id } of DEMO_ACCOUNTS)
    await support.browser.call(people.personOpen, { id, reason: REASON });
});

const give = (id: string, patch: Partial<Parameters<typeof askFor>[0]> = {}) =>
  askFor({ id, key: randomUUID(), planCode: 'SOLO', days: 3, ...patch });
const askFor = (asked: { id: string; key: string; planCode: string; days: number }) =>
  support.browser.call(money.grantGive, { ...asked, reason: 'the film stopped' });
const shown = async (id: string) => (await support.browser.call(money.grants, { id })).data;

/** The answer to a START on a paid title. */
async function start(visitor: Visitor) {
  const eventTime = new Date(product.now()).toISOString();
  const asked = { videoId, event: 'START', eventTime, sessionId: 'player-of-grants' } as const;
  return (await visitor.call(watch.contentAccess, asked)).data.access;
}
const mailsTo = (email: string) => product.mails.filter(({ to }) => to === email);

describe('goodwill days', () => {
  test('open a paid title at once, until they end', async () => {
    const { id } = of('free');
    expect(await start(await product.member('free'))).toBe('PACKAGES');
    expect((await give(id)).status).toBe(200);
    const member = await product.member('free');
    expect(await start(member)).toBe('ALLOWED');
    expect((await member.call(auth.userDetail, {})).data.subscription).toMatchObject({
      productCode: 'SOLO',
      subscriptionStatus: 'CANCELED',
    });
    const { data } = await member.call(purchase.userExtraDays, {});
    expect(data).toEqual({ days: 3, until: expect.any(String) });
    const left = Date.parse(data?.until ?? '') - product.now();
    expect(left).toBeGreaterThan(2.9 * DAY);
    expect(left).toBeLessThanOrEqual(3 * DAY);
    expect((await member.call(purchase.userPlan, {})).data).toBeNull();
    product.advance(3 * DAY);
    expect(await start(await product.member('free'))).toBe('PACKAGES');
  });

  test('end when they are revoked, which a second person does not do again', async () => {
    const { id } = of('free');
    await give(id);
    expect(await start(await product.member('free'))).toBe('ALLOWED');
    const [grant] = (await shown(id)).grants;
    expect(grant).toMatchObject({ state: 'RUNNING', left: 3, givenBy: 'Sara Support' });
    const revoke = () => support.browser.call(money.grantRevoke, { id, grantId: grant?.id ?? '' });
    const both = await Promise.all([revoke(), revoke()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await start(await product.member('free'))).toBe('PACKAGES');
    expect((await shown(id)).grants).toMatchObject([{ state: 'REVOKED', left: 0 }]);
    expect(await entries('purchase.grantRevoke', grant?.id)).toHaveLength(1);
    const other = of('member').id;
    const wrong = { id: other, grantId: grant?.id ?? '' };
    expect((await support.browser.call(money.grantRevoke, wrong)).code).toBe('NOT_FOUND');
  });

  test('reach the family of who has them', async () => {
    const owner = await product.member('family');
    const guest = await product.member('free');
    await joined(product, owner, guest);
    const cut = `update purchase.subscription set status = $2, canceled_at = $3, expires_at = $3 where user_id = $1`;
    const { id } = of('family');
    const before = await product.database.pool.query(
      'select status, canceled_at, expires_at from purchase.subscription where user_id = $1',
      [id],
    );
    const past = new Date(product.now() - DAY);
    await product.database.pool.query(cut, [id, 'CANCELED', past]);
    expect(await start(guest)).toBe('PACKAGES');
    await give(id, { planCode: 'FAMILY' });
    expect(await start(guest)).toBe('ALLOWED');
    const { status, expires_at } = before.rows[0];
    await product.database.pool.query(
      'update purchase.subscription set status = $2, canceled_at = null, expires_at = $3 where user_id = $1',
      [id, status, expires_at],
    );
    await owner.call(auth.familyRemoveMember, { memberId: of('free').id });
  });

  test('a suspended member watches, and still sees what is to be paid', async () => {
    const { id } = of('suspended');
    await give(id);
    const member = await product.member('suspended');
    expect(await start(member)).toBe('ALLOWED');
    expect((await member.call(purchase.userPlan, {})).data?.status).toBe('SUSPENDED');
  });

  test('move no charge, and wait while the plan is paid for', async () => {
    const { id } = of('member');
    const member = await product.member('member');
    const before = (await member.call(purchase.userPlan, {})).data;
    const receipts = (await member.call(purchase.userReceipts, {})).data.receipts.length;
    await give(id);
    const after = (await member.call(purchase.userPlan, {})).data;
    expect(after).toEqual(before);
    expect((await member.call(purchase.userReceipts, {})).data.receipts).toHaveLength(receipts);
    expect((await member.call(purchase.userExtraDays, {})).data).toEqual({ days: 3, until: null });
    expect(await shown(id)).toMatchObject({
      left: 3,
      paid: { nextCharge: before?.nextCharge?.date },
      grants: [{ state: 'WAITING', until: null }],
    });
  });
});

/** The entries of a call in the audit that name a grant. */
const entries = (call: string, grant: string | undefined) =>
  vi.waitFor(
    async () => {
      const { rows } = await product.database.pool.query(
        `select subject, changes, reason from staff.audit where call = $1 and changes->>'grant' = $2`,
        [call, grant],
      );
      if (rows.length === 0) throw new Error('not noted yet');
      return rows;
    },
    { timeout: 15_000, interval: 20 },
  );

describe('who gives', () => {
  test('two persons give twice; one press of the button gives once', async () => {
    const { id } = of('free');
    await Promise.all([give(id), give(id)]);
    expect((await shown(id)).left).toBe(6);
    const key = randomUUID();
    const twice = await Promise.all([give(id, { key }), give(id, { key })]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await shown(id)).grants).toHaveLength(3);
    expect((await give(of('member').id, { key })).code).toBe('NOT_FOUND');
    expect(await entries('purchase.grantGive', key)).toEqual([
      {
        subject: `account:${id}`,
        changes: { days: 3, plan: 'SOLO', grant: key },
        reason: 'the film stopped',
      },
    ]);
  });

  test('more than a month ahead needs the passkey again, more than a year is refused', async () => {
    const { id } = of('free');
    expect((await give(id, { days: 30 })).status).toBe(200);
    product.advance(6 * 60_000);
    expect((await give(id, { days: 2 })).code).toBe('CONFIRM_REQUIRED');
    expect((await give(id, { days: 1 })).status).toBe(200);
    const { data: options } = await support.browser.call(staff.confirmOptions, {});
    await support.browser.call(staff.confirm, { answer: support.key.get(options) });
    expect((await give(id, { days: 2 })).status).toBe(200);
    expect((await give(id, { days: 340 })).code).toBe('INVALID_INPUT');
    for (const days of [0, 366, 1.5, -1])
      expect((await give(id, { days })).code).toBe('INVALID_INPUT');
    expect((await give(id, { planCode: 'NONE' })).code).toBe('INVALID_INPUT');
  });

  test('an account must be open, and exist', async () => {
    const finance = await room.joined(
      await room.invited(`finance${seats}@station.test`, 'finance'),
      'Fin',
    );
    const { id } = of('free');
    expect((await finance.browser.call(money.grants, { id })).code).toBe('REASON_REQUIRED');
    expect((await give(randomUUID())).code).toBe('NOT_FOUND');
    product.advance(61 * 60_000);
    const later = await room.joined(
      await room.invited(`later${seats}@station.test`, 'support'),
      'Later',
    );
    support = later;
    expect((await give(id)).code).toBe('REASON_REQUIRED');
  });
});

describe('the member', () => {
  test.each([
    ['free', 'en', 'Extra days: 3', 'You can watch until'],
    ['free', 'ar', 'أيام إضافية: 3', 'يمكنك المشاهدة حتى'],
    ['member', 'en', 'Extra days: 3', 'your next charge is still on'],
    ['member', 'ru', 'Дни в подарок: 3', 'дата следующего списания та же'],
  ] as const)('%s gets a mail about it in %s', async (role, language, days, words) => {
    const { id, email } = of(role);
    await product.database.pool.query('update auth.accounts set language = $2 where id = $1', [
      id,
      language,
    ]);
    const before = mailsTo(email).length;
    await give(id);
    const mail = await vi.waitFor(() => {
      const found = mailsTo(email)[before];
      if (!found) throw new Error('no mail yet');
      return found;
    }, 15_000);
    expect(mail.text).toContain(days);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain('/settings#plan');
    await product.database.pool.query(`update auth.accounts set language = 'en' where id = $1`, [
      id,
    ]);
  });

  test('has them in the export, and loses them with the account', async () => {
    const { id } = of('canceled');
    await give(id);
    const exported = await product.internal(purchaseExport, { userId: id, profileIds: [] });
    expect(exported).toMatchObject({
      extraDays: [{ plan: 'SOLO', days: 3, reason: 'the film stopped', revokedAt: null }],
    });
    const buyer = { name: '', email: null, country: '' };
    await product.internal(purchaseForget, { userId: id, profileIds: [], buyer });
    const { rows } = await product.database.pool.query('select 1 from purchase.access_grant');
    expect(rows).toEqual([]);
    expect((await give(id)).code).toBe('NOT_FOUND');
  });
});
