import { mailAccount, MONEY_NOTICES, payerOf } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { ATTEMPTS } from '../../../platform/queue/index.ts';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { sendMoneyHandler } from './send-money.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const priceMail = (userId: string, noticeId: string, days = 31) => ({
  userId,
  noticeId,
  notice: 'PRICE_RAISE' as const,
  planCode: 'SOLO',
  periodCode: 'MONTHLY',
  amount: { amount: 599, currency: 'USD' },
  before: { amount: 499, currency: 'USD' },
  date: new Date(app.now() + days * 86_400_000).toISOString(),
  number: null,
});

/** Unicode marks that keep a text's direction to itself. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/gv, '');

test.each([
  ['en', 'Plan: Solo\nPeriod: Yearly\nAmount: $39.99\nPaid until: May 16, 2027\n'],
  ['ar', 'الباقة: فردية\nالاشتراك: سنوي\nالمبلغ: 39.99\u00a0US$\nمدفوعة حتى: 16 مايو 2027\n'],
])('every mail about money is written in %s, once by its key', async (language, words) => {
  const { email, userId } = await signedUp(app, { language });
  const before = app.mails.filter(({ to }) => to === email).length;
  for (const notice of [...MONEY_NOTICES, ...MONEY_NOTICES])
    await app.internal(mailAccount, {
      userId,
      key: `${userId} ${notice}`,
      notice,
      planCode: 'SOLO',
      periodCode: 'YEARLY',
      amount: { amount: 3999, currency: 'USD' },
      date: '2027-05-16T00:00:00.000Z',
      number: 'KND-00000042',
      days: 3,
    });
  await app.mailTo(email, before + MONEY_NOTICES.length);
  const mails = app.mails.filter(({ to }) => to === email).slice(before);
  expect(mails).toHaveLength(MONEY_NOTICES.length);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(MONEY_NOTICES.length);
  for (const { subject, text } of mails) {
    expect(subject + text).not.toMatch(/[\{\}]|mail\.money/v);
    expect(text).toMatch(/http:\/\/localhost:3000\/(?:payment-history|settings#plan)/v);
  }
  const receipt = mails.find(({ subject }) => subject.includes('KND-00000042'));
  const said = plain(receipt?.text ?? '');
  expect(said).toContain(words);
});

test('a payer is where the account is, else where the time zone is', async () => {
  const { userId } = await signedUp(app);
  const fullName = 'Amina Yusuf';
  await app.database.pool.query('update auth.accounts set full_name = $2 where id = $1', [
    userId,
    fullName,
  ]);
  const of = (id: string | null, timeZone: string | null) =>
    app.internal(payerOf, { userId: id, timeZone });
  expect(await of(userId, 'Europe/Istanbul')).toEqual({
    countryCode: 'TR',
    language: 'en',
    fullName,
  });
  await app.database.pool.query(`update auth.accounts set country_code = 'DE' where id = $1`, [
    userId,
  ]);
  expect(await of(userId, 'Europe/Istanbul')).toEqual({
    countryCode: 'DE',
    language: 'en',
    fullName,
  });
  expect(await of(null, 'Europe/Istanbul')).toEqual({
    countryCode: 'TR',
    language: null,
    fullName: '',
  });
  expect(await of(null, 'nowhere')).toEqual({ countryCode: null, language: null, fullName: '' });
});

test.each([
  ['a refused one', 550, 31, 'REFUSED', 1],
  ['one that was taken', null, 31, 'TAKEN', 1],
  ['one that waited until it was too late, which is not sent', 550, 29, 'LATE', 1],
  ['one that no attempt could hand over', 451, 31, 'REFUSED', ATTEMPTS],
] as const)('purchase learns what became of the mail about a price: %s', async (...row) => {
  const [, code, days, outcome, attempt] = row;
  const { userId } = await signedUp(app);
  const noticeId = randomUUID();
  const reports: unknown[] = [];
  const handler = sendMoneyHandler({
    db: schemaOf(app.database, 'auth'),
    config: { publicOrigin: 'http://localhost:3000' },
    now: app.now,
    internal: async (_call: unknown, report: unknown) => void reports.push(report),
    sendMail: async () => {
      if (code !== null) throw Object.assign(new Error('no such mailbox'), { responseCode: code });
    },
  } as never);
  const signal = new AbortController().signal;
  const run = { id: randomUUID(), attempt, signal };
  await handler.run(priceMail(userId, noticeId, days), run as never);
  expect(reports).toEqual([{ noticeId, outcome, at: expect.any(String) }]);
});

test('a mail server that is busy is asked again, and nothing is reported before', async () => {
  const { userId } = await signedUp(app);
  const reports: unknown[] = [];
  const handler = sendMoneyHandler({
    db: schemaOf(app.database, 'auth'),
    config: { publicOrigin: 'http://localhost:3000' },
    now: app.now,
    internal: async (_call: unknown, report: unknown) => void reports.push(report),
    sendMail: () => Promise.reject(Object.assign(new Error('later'), { responseCode: 451 })),
  } as never);
  const signal = new AbortController().signal;
  await expect(
    handler.run(priceMail(userId, randomUUID()), {
      id: randomUUID(),
      attempt: ATTEMPTS - 1,
      signal,
    } as never),
  ).rejects.toThrow('later');
  expect(reports).toEqual([]);
});
