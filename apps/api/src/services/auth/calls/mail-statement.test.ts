import { mailStatement } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { freshEmail, openAuthApp, signedUp } from '../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const linksOf = async (userId: string) =>
  (
    await app.database.pool.query(
      `select id from auth.links where account_id = $1 and purpose = 'WITHDRAWAL'`,
      [userId],
    )
  ).rows;

function statement(destination: string, userId: string | null, result: 'LINK' | 'OVER') {
  const at = (days: number) => new Date(app.now() + days * DAY_MS).toISOString();
  return {
    statementId: randomUUID(),
    linkId: randomUUID(),
    userId,
    destination,
    language: 'en' as const,
    zone: null,
    result,
    statedAt: at(0),
    linkUntil: at(7),
    fullName: 'Meryem Aksoy',
    planCode: 'SOLO',
    periodCode: 'MONTHLY',
    number: null,
    amount: null,
    lastDay: null,
  };
}

test('only a statement that can be confirmed leaves a link behind', async () => {
  const { userId, email } = await signedUp(app);
  await app.internal(mailStatement, statement(email, userId, 'OVER'));
  expect(await linksOf(userId)).toEqual([]);
  const mailed = statement(email, userId, 'LINK');
  await app.internal(mailStatement, mailed);
  expect(await linksOf(userId)).toEqual([{ id: mailed.linkId }]);
  // After the mail that greets a new account, and the answer to the first statement.
  await app.mailTo(email, 3);
  const withLink = app.mails.filter(({ to, text }) => to === email && text.includes('/withdraw?'));
  expect(withLink).toHaveLength(1);
});

test('a statement is answered once, however often it is repeated', async () => {
  const email = freshEmail();
  const repeated = statement(email, null, 'OVER');
  await app.internal(mailStatement, repeated);
  await app.internal(mailStatement, repeated);
  await app.internal(mailStatement, statement(email, null, 'OVER'));
  await app.mailTo(email, 2);
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(2);
});
