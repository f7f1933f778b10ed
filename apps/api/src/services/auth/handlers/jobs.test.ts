import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import {
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { putAside, usedAgain } from '../../../testing/family.ts';
import { sendCode, tidyAccounts } from '../jobs/jobs.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const enqueue = (codeId: string) =>
  transaction(schemaOf(app.database, 'auth'), (trx) =>
    app.queue.enqueue(trx, sendCode, { codeId, language: 'en' }),
  );

/** Waits until the queue is idle. */
async function idle(): Promise<void> {
  const open = async () => {
    const { rows } = await app.database.pool.query(
      "select 1 from queue.job where name like 'auth.%' and state in ('created', 'retry', 'active')",
    );
    return rows.length;
  };
  await expect.poll(open, { timeout: 10_000, interval: 20 }).toBe(0);
}

async function tidyUp(): Promise<void> {
  await transaction(schemaOf(app.database, 'auth'), (trx) =>
    app.queue.enqueue(trx, tidyAccounts, {}),
  );
  await idle();
}

describe('sendCode', () => {
  test('sends nothing for a code that is unknown or has expired', async () => {
    const email = freshEmail();
    await app.visitor().call(auth.register, signUpForm(email));
    await app.mailTo(email);
    const { rows } = await app.database.pool.query(
      'select c.id from auth.codes c join auth.accounts a on a.id = c.account_id where a.email = $1',
      [email],
    );
    app.advance(10 * 60_000);
    await enqueue(rows[0].id);
    await enqueue(randomUUID());
    await idle();
    expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('tidyAccounts', () => {
  test('deletes outdated rows and keeps the rest', async () => {
    const member = await signedUp(app, { platform: 'tv' });
    const abandoned = freshEmail();
    await app.visitor().call(auth.register, signUpForm(abandoned));
    const other = app.visitor({ platform: 'tv', deviceId: 'another-tv' });
    const form = { email: member.email, password: PASSWORD };
    const { data: old } = await other.call(auth.login, form);
    const { data: next } = await other.call(auth.refreshToken, { token: old.refreshToken ?? '' });
    await member.visitor.call(auth.logout, {});
    app.advance(31 * DAY);
    await tidyUp();
    const count = async (text: string, values: unknown[]) =>
      (await app.database.pool.query(text, values)).rows[0].count;
    expect(
      await count('select count(*)::int from auth.accounts where email = $1', [abandoned]),
    ).toBe(0);
    expect(await count('select count(*)::int from auth.codes', [])).toBe(0);
    const ofMember = [member.userId];
    expect(
      await count(
        'select count(*)::int from auth.sessions where account_id = $1 and ended_at is not null',
        ofMember,
      ),
    ).toBe(0);
    expect(
      await count(
        'select count(*)::int from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where s.account_id = $1',
        ofMember,
      ),
    ).toBe(1);
    expect((await other.call(auth.refreshToken, { token: next.refreshToken ?? '' })).status).toBe(
      200,
    );
  });

  test('deletes expired secrets, and devices unused for a year', async () => {
    const { visitor, email, userId } = await signedUp(app, { deviceId: 'laptop-one' });
    const television = app.visitor({ platform: 'tv', deviceId: 'tv-two' });
    await television.call(auth.login, { email, password: PASSWORD });
    await television.call(auth.tvCodeCreate, { deviceId: 'tv-three' });
    await app.visitor().call(auth.forgotPassword, { email });
    await app.database.pool.query(
      "insert into auth.social_nonces (hash, provider, created_at, expires_at) values ('x', 'google', $1, $1)",
      [new Date(app.now())],
    );
    const left = async (table: string) =>
      (await app.database.pool.query(`select 1 from auth.${table} limit 1`)).rows.length;
    const devices = async () => {
      const text = 'select device_id from auth.devices where account_id = $1 order by 1';
      const { rows } = await app.database.pool.query<{ device_id: string }>(text, [userId]);
      return rows.map(({ device_id }) => device_id);
    };
    app.advance(2 * DAY);
    await tidyUp();
    for (const table of ['tv_codes', 'reset_requests', 'social_nonces'])
      expect([table, await left(table)]).toEqual([table, 0]);
    for (let month = 0; month < 12; month += 1) {
      app.advance(31 * DAY);
      expect((await visitor.call(auth.refreshToken, {})).status).toBe(month < 11 ? 200 : 401);
    }
    expect(await devices()).toEqual(['laptop-one', 'tv-two']);
    await tidyUp();
    expect(await devices()).toEqual(['laptop-one']);
  });

  test('leaves what an account has whose data are set aside', async () => {
    const [aside, other] = [await signedUp(app), await signedUp(app)];
    const ids = [aside.userId, other.userId];
    const pending = freshEmail();
    await app.visitor().call(auth.register, signUpForm(pending));
    const text = 'select id from auth.accounts where email = $1';
    const unconfirmed = async () => (await app.database.pool.query(text, [pending])).rows;
    const [{ id: pendingId }] = await unconfirmed();
    for (const { visitor } of [aside, other]) await visitor.call(auth.logout, {});
    await app.database.pool.query(
      `insert into auth.staff_look (staff_id, account_id, at, role)
       select gen_random_uuid(), unnest($1::uuid[]), $2, 'support'`,
      [ids, new Date(app.now())],
    );
    // The notes of the mails are written.
    await idle();
    const left = async (table: string) => {
      const text = `select distinct account_id as id from auth.${table} where account_id = any ($1)`;
      const { rows } = await app.database.pool.query<{ id: string }>(text, [ids]);
      return rows.map(({ id }) => id).toSorted();
    };
    const tables = ['sessions', 'devices', 'sent_mail', 'staff_look'];
    for (const table of tables) expect([table, await left(table)]).toEqual([table, ids.toSorted()]);
    for (const id of [aside.userId, pendingId]) await putAside(app, id);
    app.advance(3 * 366 * DAY);
    await tidyUp();
    for (const table of tables) expect([table, await left(table)]).toEqual([table, [aside.userId]]);
    expect(await unconfirmed()).toHaveLength(1);
    await usedAgain(app);
    await tidyUp();
    expect(await unconfirmed()).toEqual([]);
    for (const table of tables) expect([table, await left(table)]).toEqual([table, []]);
  });
});
