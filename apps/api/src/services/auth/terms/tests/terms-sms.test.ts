import { auth } from '@kandil/contract';
import * as calls from '@kandil/contract/control/terms';
import * as staff from '@kandil/contract/staff';
import { startSandbox } from '@kandil/sandbox';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schemaOf } from '../../../../platform/database/kysely.ts';
import { safeFetch } from '../../../../platform/safe-fetch.ts';
import { openSms } from '../../../../platform/sms/index.ts';
import { openAuthApp, type AuthApp } from '../../../../testing/auth-app.ts';
import { openControl } from '../../../../testing/staff-app.ts';
import type { AuthTables } from '../../store/tables.ts';
import { sendTermsHandler } from '../handlers/send-terms.ts';

// Accounts that have only a mobile number.

let app: AuthApp;
let room: Awaited<ReturnType<typeof openControl>>;
beforeAll(async () => {
  app = await openAuthApp();
  room = await openControl(app);
});
afterAll(async () => {
  await room.close();
  await app.close();
});
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query<Row>(text, values)).rows;

async function addByNumber(msisdn: string, language: string, isVerified = true): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into auth.accounts (id, full_name, msisdn, msisdn_verified_at, language, channel, created_at, confirmed_at)
     values ($1, 'Zeynep', $2, case when $4::boolean then now() end, $3, 'web', now(), now())`,
    [id, msisdn, language, isVerified],
  );
  return id;
}
const notified = (id: string) =>
  sql('select account_id, channel from auth.terms_notified where notice_id = $1', [id]);

test('an account with only a verified number gets one text message, in its language', async () => {
  const english = await addByNumber('905551110001', 'en');
  const arabic = await addByNumber('905551110002', 'ar');
  await addByNumber('905551110003', 'en', false);
  const { browser, key } = await room.member('administrator');
  const { data: options } = await browser.call(staff.confirmOptions, {});
  await browser.call(staff.confirm, { answer: key.get(options) });
  const { data: reach } = await browser.call(calls.termsReach, {});
  expect(reach).toMatchObject({ mails: 0, texts: 2, unreachable: 1 });
  const id = randomUUID();
  const summaries = { en: 'Plans can be paused.' };
  const asked = { key: id, effectiveOn: reach.earliest, summaries };
  expect((await browser.call(calls.termsAnnounce, asked)).code).toBeNull();
  await vi.waitFor(
    async () => {
      const { data } = await browser.call(calls.termsNotices, {});
      expect(data.notices[0]).toMatchObject({ state: 'SENT', reached: 2, failed: 0 });
    },
    { timeout: 30_000, interval: 50 },
  );
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(reach.earliest),
    );
  expect(app.texts.map(({ to }) => to).toSorted()).toEqual(['905551110001', '905551110002']);
  const textTo = (number: string) => app.texts.find(({ to }) => to === number)?.text;
  expect(textTo('905551110001')).toContain(`new terms of use from ${day('en')}`);
  expect(textTo('905551110001')).toContain('localhost:3000/terms-of-use');
  expect(textTo('905551110002')).toContain('شروط جديدة من');
  expect(app.mails.filter(({ template }) => template === 'terms.announced')).toEqual([]);
  expect(await notified(id)).toEqual(
    expect.arrayContaining([
      { account_id: english, channel: 'SMS' },
      { account_id: arabic, channel: 'SMS' },
    ]),
  );
  const shown = await app.visitor().call(auth.termsNotice, {});
  expect(shown.data).toMatchObject({ summary: summaries.en });
});

test('the gateway gets it once, also from a sender that died before its mark', async () => {
  const productUrl = 'http://localhost:3000';
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  const url = sandbox.smsUrl;
  const fetch = safeFetch({ origins: [url], trusted: true, maxBytes: 10_000 });
  const accountId = await addByNumber('905551110009', 'fr');
  await sql('truncate auth.terms_notice cascade');
  const noticeId = randomUUID();
  await sql(
    `insert into auth.terms_notice (id, effective_on, summaries, announced_by, announced_at, expected, queued_at)
     values ($1, $2, '{"en":"Plans can be paused."}', $1, now(), 1, now())`,
    [noticeId, new Date(app.now() + 40 * 86_400_000)],
  );
  await sql('insert into auth.terms_notified (notice_id, account_id) values ($1, $2)', [
    noticeId,
    accountId,
  ]);
  const handler = sendTermsHandler({
    ...app,
    db: schemaOf<AuthTables>(app.database, 'auth'),
    config: { publicOrigin: productUrl },
    sendSms: openSms({ url, fetch }),
  } as never);
  const signal = new AbortController().signal;
  const run = (attempt: number) =>
    handler.run({ noticeId, accountIds: [accountId] }, { attempt, signal } as never);
  await run(1);
  expect(await notified(noticeId)).toEqual([{ account_id: accountId, channel: 'SMS' }]);
  await sql(
    'update auth.terms_notified set channel = null, notified_at = null where notice_id = $1',
    [noticeId],
  );
  await run(2);
  expect(await notified(noticeId)).toEqual([{ account_id: accountId, channel: 'SMS' }]);
  const { messages } = (await (await globalThis.fetch(`${sandbox.url}/sms`)).json()) as {
    messages: { to: string[]; text: string }[];
  };
  expect(messages).toHaveLength(1);
  expect(messages[0]?.to).toEqual(['905551110009']);
  expect(messages[0]?.text).toMatch(/localhost:3000\/terms-of-use/v);
  await sandbox.close();
});
