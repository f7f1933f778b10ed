import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { openAuthApp, type SignedUp, signedUp } from '../../../testing/auth-app.ts';
import { resetCodeIn, resetTokenIn } from '../../../testing/auth-secrets.ts';
import { sendReset } from '../jobs/jobs.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const subject = 'Set a new password for Kandil';
const mailsTo = (email: string) =>
  app.mails.filter((mail) => mail.to === email && mail.subject === subject);

/** Runs the job of a request again, as after a failed run, and waits for its end. */
async function repeat(requestId: string): Promise<void> {
  await transaction(schemaOf(app.database, 'auth'), (trx) =>
    app.queue.enqueue(trx, sendReset, { requestId, language: 'en' }),
  );
  const open = async () => {
    const { rows } = await app.database.pool.query(
      "select 1 from queue.job where name = 'auth.send-reset' and state in ('created', 'retry', 'active')",
    );
    return rows.length;
  };
  await expect.poll(open, { timeout: 10_000, interval: 20 }).toBe(0);
}

async function requested({ email, userId }: SignedUp): Promise<string> {
  await app.visitor().call(auth.forgotPassword, { email });
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1);
  const { rows } = await app.database.pool.query(
    'select id from auth.reset_requests where account_id = $1',
    [userId],
  );
  return rows[0].id;
}

test('a repeated job sends the same link and code, and the link works', async () => {
  const member = await signedUp(app);
  await repeat(await requested(member));
  const [first, second] = mailsTo(member.email);
  expect(resetCodeIn(second ?? { text: '' })).toBe(resetCodeIn(first ?? { text: '' }));
  const token = resetTokenIn(second ?? { text: '' });
  expect(token).toBe(resetTokenIn(first ?? { text: '' }));
  const reset = { token, password: 'nightingale-77' };
  expect((await app.visitor().call(auth.forgotPasswordReset, reset)).status).toBe(200);
});

test('a repeated job does not reopen a used link', async () => {
  const member = await signedUp(app);
  const requestId = await requested(member);
  const token = resetTokenIn(mailsTo(member.email)[0] ?? { text: '' });
  const reset = (password = 'nightingale-77') =>
    app.visitor().call(auth.forgotPasswordReset, { token, password });
  expect((await reset()).status).toBe(200);
  await repeat(requestId);
  expect(mailsTo(member.email)).toHaveLength(1);
  expect((await reset('another-one-77')).status).toBe(410);
});

test('nothing is sent for a request that has expired, is unknown, or whose address has changed', async () => {
  const [expired, moved] = [await signedUp(app), await signedUp(app)];
  const [late, elsewhere] = [await requested(expired), await requested(moved)];
  await app.database.pool.query(
    "update auth.accounts set email = 'new@kandil.test', email_key = 'new@kandil.test' where id = $1",
    [moved.userId],
  );
  await repeat(elsewhere);
  app.advance(10 * 60_000);
  await repeat(late);
  await repeat(randomUUID());
  expect(mailsTo(expired.email)).toHaveLength(1);
  expect(mailsTo(moved.email)).toHaveLength(1);
  expect(mailsTo('new@kandil.test')).toHaveLength(0);
});
