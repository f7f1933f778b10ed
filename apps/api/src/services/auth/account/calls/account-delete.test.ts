import { auth, content } from '@kandil/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DemoAccount, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../../demo/accounts.ts';
import { schemaOf, transaction } from '../../../../platform/database/kysely.ts';
import { joined } from '../../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import type { Visitor } from '../../../../testing/visitor.ts';
import { deleteAccounts } from '../jobs/jobs.ts';

const DAY = 24 * 3_600_000;
const password = DEMO_PASSWORD;

let product: ProductApp;
beforeAll(async () => {
  product = await openProductApp();
});
afterAll(() => product.close());
afterEach(() => product.away.clear());

const codeOf = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) => [
  status,
  meta?.['code'],
];
const query = async (text: string, ...values: unknown[]) =>
  (await product.database.pool.query(text, values)).rows;
const mailsTo = (address: string) =>
  product.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
const mailed = (address: string, subject: RegExp) =>
  vi.waitFor(() => expect(mailsTo(address).at(-1)).toMatch(subject), {
    timeout: 10_000,
    interval: 20,
  });
const userOf = async (visitor: Visitor) => (await visitor.call(auth.userDetail, {})).data;

/** Runs the nightly job and all jobs that it queues. */
async function night(): Promise<void> {
  await transaction(schemaOf(product.database, 'auth'), (trx) =>
    product.queue.enqueue(trx, deleteAccounts, {}),
  );
  const open = async () =>
    (
      await query(
        "select 1 from queue.job where name like 'auth.%' and state in ('created', 'retry', 'active')",
      )
    ).length;
  await expect.poll(open, { timeout: 20_000, interval: 20 }).toBe(0);
}

describe('deleting the account', () => {
  test('waits 14 days, ends every other session and mails the date', async () => {
    const [visitor, other] = [await product.member('free'), await product.member('free')];
    const { status, data } = await visitor.call(auth.accountDelete, { password });
    expect(status).toBe(200);
    const deletion = Date.parse(data.deletionAt);
    expect(deletion - product.now()).toBeGreaterThan(14 * DAY - 60_000);
    expect(deletion - product.now()).toBeLessThanOrEqual(14 * DAY);
    expect(codeOf(await other.call(auth.userDetail, {}))).toEqual([401, 'SESSION_ENDED']);
    await mailed('free@kandil.test', /will be deleted on .*\d{4}/);
    const user = await userOf(visitor);
    expect(user.deletionAt).toBe(data.deletionAt);
    expect(user.userWarningAction?.actionType).toBe('DELETION');
    expect(user.userWarningAction?.warningText).toMatch(/deleted on [A-Z]\w+ \d+, \d{4}/);

    product.advance(DAY);
    visitor.token = (await product.member('free')).token;
    expect((await visitor.call(auth.accountDelete, { password })).data).toEqual(data);
    expect(mailsTo('free@kandil.test')).toHaveLength(1);
  });

  test('can be cancelled', async () => {
    const visitor = await product.member('free');
    expect((await visitor.call(auth.accountKeep, {})).status).toBe(200);
    await mailed('free@kandil.test', /will not be deleted/);
    expect(await userOf(visitor)).toMatchObject({ deletionAt: null, userWarningAction: null });
    expect((await visitor.call(auth.accountKeep, {})).status).toBe(200);
    product.advance(15 * DAY);
    await night();
    expect(mailsTo('free@kandil.test')).toHaveLength(2);
    const again = await product.member('free');
    expect((await userOf(again)).email).toBe('free@kandil.test');
    const { userId } = await userOf(again);
    const events = await query(
      "select kind from auth.security_events where account_id = $1 and kind like 'DELETION%' order by id",
      userId,
    );
    expect(events.map(({ kind }) => kind)).toEqual(['DELETION_ASKED', 'DELETION_TAKEN_BACK']);
  });

  test('requires a member, an adult profile and the password', async () => {
    const visitor = await product.member('family');
    expect(codeOf(await visitor.call(auth.accountDelete, { password: 'guess' }))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    const profiles = (await visitor.call(auth.profileList, {})).data;
    await visitor.call(auth.profileSelect, { id: profiles[1]?.id ?? 0 });
    for (const answer of [
      await visitor.call(auth.accountDelete, { password }),
      await visitor.call(auth.accountKeep, {}),
    ])
      expect(codeOf(answer)).toEqual([403, 'KIDS_PROFILE']);
    const guest = product.visitor();
    expect((await guest.call(auth.accountDelete, { password })).status).toBe(401);
    expect((await guest.call(auth.accountKeep, {})).status).toBe(401);
    expect((await userOf(visitor)).deletionAt).toBeNull();
  });
});

test('deleting a profile deletes its data in other services', async () => {
  const visitor = await product.member('family', { deviceId: 'device-of-yusuf' });
  const fields = { profileName: 'Zeynep', avatarId: 'ship', langCode: 'en' };
  const { id } = (await visitor.call(auth.profileAdd, fields)).data;
  visitor.token = (await visitor.call(auth.profileSelect, { id })).data.accessToken;
  const seriesId = (await visitor.call(content.categoryItems, { code: 'home' })).data[0]?.id ?? 0;
  await visitor.call(content.addToMyList, { seriesId });
  const myList = () => query('select 1 from content.my_list where profile_id = $1', id);
  expect(await myList()).toHaveLength(1);
  expect((await visitor.call(auth.profileDelete, { id })).status).toBe(200);
  await vi.waitFor(async () => expect(await myList()).toHaveLength(0), { timeout: 10_000 });
});

describe('when the deletion is due', () => {
  const [leaver] = DEMO_ACCOUNTS.filter(({ role }) => role === 'canceled') as [DemoAccount];

  test('no service keeps data of the account, even if one was unavailable at first', async () => {
    const [visitor, stays] = [await product.member('canceled'), await product.member('member')];
    const seriesId = (await visitor.call(content.categoryItems, { code: 'home' })).data[0]?.id ?? 0;
    for (const each of [visitor, stays]) {
      await each.call(content.addToMyList, { seriesId });
      await each.call(content.contentLikesRate, { seriesId, likesRate: 'LIKE' });
    }
    const [profile] = await query(
      'select id from auth.profiles where account_id = $1',
      leaver.userId,
    );
    await query(
      `insert into notify.ticket (id, user_id, email, subject, message, language, device_language, platform,
        user_agent, created_at) values (gen_random_uuid(), $1, '', 'OTHER', '', 'en', 'en', 'web', '', now())`,
      leaver.userId,
    );
    await visitor.call(auth.accountDelete, { password });
    product.advance(13 * DAY);
    await night();
    expect(await query('select 1 from auth.accounts where id = $1', leaver.userId)).toHaveLength(1);

    product.advance(2 * DAY);
    product.away.add('content');
    const first = night();
    await vi.waitFor(
      async () =>
        expect(
          await query(
            'select 1 from auth.accounts where id = $1 and disabled_at is not null',
            leaver.userId,
          ),
        ).toHaveLength(1),
      { timeout: 10_000 },
    );
    const login = await product.visitor().call(auth.login, { email: leaver.email, password });
    expect(codeOf(login)[1]).toBe('ACCOUNT_DISABLED');
    product.away.clear();
    await first;

    for (const [table, column, value] of [
      ['auth.accounts', 'id', leaver.userId],
      ['auth.profiles', 'account_id', leaver.userId],
      ['auth.sessions', 'account_id', leaver.userId],
      ['auth.devices', 'account_id', leaver.userId],
      ['content.my_list', 'profile_id', profile.id],
      ['content.opinion', 'profile_id', profile.id],
      ['watch.progress', 'profile_id', profile.id],
      ['purchase.subscription', 'user_id', leaver.userId],
      ['purchase.receipt', 'user_id', leaver.userId],
      ['notify.ticket', 'user_id', leaver.userId],
    ])
      expect(await query(`select 1 from ${table} where ${column} = $1`, value)).toHaveLength(0);
    expect(await query('select 1 from purchase.receipt where user_id is null')).not.toHaveLength(0);
    const events = await query(
      'select kind, ip, user_agent from auth.security_events where account_id = $1 order by id',
      leaver.userId,
    );
    expect(events.at(-1)?.kind).toBe('DELETED');
    for (const { ip, user_agent } of events) expect([ip, user_agent]).toEqual(['', '']);
    expect(await query('select 1 from content.my_list')).toHaveLength(1);
  });

  test('the owner gets one mail, however often the job runs', async () => {
    await night();
    await night();
    const mails = mailsTo(leaver.email).filter((subject) => /has been deleted/.test(subject));
    expect(mails).toHaveLength(1);
  });

  test('the address can sign up again', async () => {
    const form = { fullName: 'Bilal', email: leaver.email, password, confirmPassword: password };
    const { status } = await product.visitor().call(auth.register, form);
    expect(status).toBe(200);
  });

  test('disabled and unconfirmed accounts are deleted too', async () => {
    const { userId } = await userOf(await product.member('suspended'));
    const [unconfirmed] = await query(
      'select id from auth.accounts where email = $1',
      leaver.email,
    );
    await query(
      'update auth.accounts set disabled_at = now(), delete_at = now() where id = $1',
      userId,
    );
    await query('update auth.accounts set delete_at = now() where id = $1', unconfirmed.id);
    product.advance(DAY);
    await night();
    const ids = [userId, unconfirmed.id];
    expect(await query('select 1 from auth.accounts where id = any($1)', ids)).toHaveLength(0);
  });

  test('the family ends with its owner’s account, and its members are notified', async () => {
    const [owner, member] = [await product.member('family'), await product.member('free')];
    await joined(product, owner, member);
    expect((await userOf(member)).subscription?.shared).toBe(true);
    await owner.call(auth.accountDelete, { password });
    product.advance(15 * DAY);
    await night();
    await mailed('free@kandil.test', /Yusuf Demir.*’s family sharing has ended$/);
    expect(await query('select 1 from auth.family_members')).toHaveLength(0);
    expect((await userOf(await product.member('free'))).subscription).toBeNull();
  });
});
