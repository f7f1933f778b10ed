import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  signedUp,
  signUpForm,
} from '../../../testing/auth-app.ts';
import { sendCode } from './send-code.ts';
import { tidyAccounts } from './tidy.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const enqueue = (codeId: string) =>
  transaction(schemaOf(app.database, 'auth'), (trx) =>
    app.queue.enqueue(trx, sendCode, { codeId, language: 'en' }),
  );

/** Waits until the queue has nothing left to do. */
async function idle(): Promise<void> {
  const open = async () => {
    const { rows } = await app.database.pool.query(
      "select 1 from queue.job where name like 'auth.%' and state in ('created', 'retry', 'active')",
    );
    return rows.length;
  };
  await expect.poll(open, { timeout: 10_000, interval: 20 }).toBe(0);
}

describe('sendCode', () => {
  test('sends nothing for a code that is gone or has expired', async () => {
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
  test('deletes what serves nothing any more and leaves the rest', async () => {
    const member = await signedUp(app, { platform: 'tv' });
    const abandoned = freshEmail();
    await app.visitor().call(auth.register, signUpForm(abandoned));
    const { data: old } = await member.visitor.call(auth.login, {
      email: member.email,
      password: PASSWORD,
    });
    const { data: next } = await member.visitor.call(auth.refreshToken, {
      token: old.refreshToken ?? '',
    });
    await member.visitor.call(auth.logout, {});
    app.advance(31 * DAY);
    await transaction(schemaOf(app.database, 'auth'), (trx) =>
      app.queue.enqueue(trx, tidyAccounts, {}),
    );
    await idle();
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
    expect(
      (await member.visitor.call(auth.refreshToken, { token: next.refreshToken ?? '' })).status,
    ).toBe(200);
  });
});
