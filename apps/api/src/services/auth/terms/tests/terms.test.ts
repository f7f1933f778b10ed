import { auth } from '@kandil/contract';
import * as calls from '@kandil/contract/control/terms';
import * as staff from '@kandil/contract/staff';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { schemaOf, transaction } from '../../../../platform/database/kysely.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl } from '../../../../testing/staff-app.ts';
import { entriesOf } from '../../people/tests/people.fixture.ts';
import type { AuthTables } from '../../store/tables.ts';
import { queuePage } from '../flows/announce.ts';
import { sendTermsHandler } from '../handlers/send-terms.ts';
import { watchTermsHandler } from '../handlers/watch-terms.ts';
import { dayOf } from '../rules/announcement.ts';

let product: ProductApp;
let db: Kysely<AuthTables>;
let control: Awaited<ReturnType<typeof openControl>>;
type Member = Awaited<ReturnType<(typeof control)['member']>>;
let chief: Member;
beforeAll(async () => {
  product = await openProductApp();
  db = schemaOf<AuthTables>(product.database, 'auth');
  control = await openControl(product);
  chief = await confirmed('chief@station.test');
});
afterAll(async () => {
  await control.close();
  await product.close();
});
beforeEach(async () => {
  await product.database.pool.query('truncate auth.terms_notice cascade');
  product.mails.length = 0;
});

async function confirmed(mail: string): Promise<Member> {
  const member = await control.member('administrator', mail);
  const { data: options } = await member.browser.call(staff.confirmOptions, {});
  await member.browser.call(staff.confirm, { answer: member.key.get(options) });
  return member;
}
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query<Row>(text, values)).rows;

const SUMMARIES = { en: 'Plans can be paused.\nNothing else.', ar: 'يمكن إيقاف الباقات مؤقتًا.' };
const reach = async () => (await chief.browser.call(calls.termsReach, {})).data;
const announce = async (key = randomUUID(), by = chief, effectiveOn?: string) => {
  const day = effectiveOn ?? (await reach()).earliest;
  return by.browser.call(calls.termsAnnounce, { key, effectiveOn: day, summaries: SUMMARIES });
};
const newest = async () => (await chief.browser.call(calls.termsNotices, {})).data.notices[0];
const sent = () =>
  vi.waitFor(async () => expect((await newest())?.state).toBe('SENT'), {
    timeout: 30_000,
    interval: 50,
  });
const termsMails = () => product.mails.filter(({ template }) => template === 'terms.announced');

/** A confirmed account with a verified address. */
async function addAccount(mail: string | null, language = 'en') {
  const id = randomUUID();
  await sql(
    `insert into auth.accounts (id, full_name, email, email_key, email_verified_at, language, channel, created_at, confirmed_at)
     values ($1, 'Zeynep', $2, $2, case when $2::text is null then null else now() end, $3, 'web', now(), now())`,
    [id, mail, language],
  );
  return id;
}

/** An announcement whose pages are queued. */
async function announced(accountIds: string[]): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into auth.terms_notice (id, effective_on, summaries, announced_by, announced_at, expected, queued_at)
     values ($1, $2, $3, $4, now(), 2, now())`,
    [id, dayOf(product.now() + 40 * 86_400_000), JSON.stringify(SUMMARIES), randomUUID()],
  );
  await sql(
    'insert into auth.terms_notified (notice_id, account_id) select $1, unnest($2::uuid[])',
    [id, accountIds],
  );
  return id;
}
const addMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addAccount(`${randomUUID()}@many.test`)));

test('everybody gets one mail in their language, and the page says it until the day', async () => {
  await addAccount('arabic@kandil.test', 'ar');
  await addAccount('french@kandil.test', 'fr');
  const { mails, texts, earliest } = await reach();
  const visitor = (language: string) => product.visitor({ language }).call(auth.termsNotice, {});
  expect((await visitor('en')).data).toBeNull();
  const key = randomUUID();
  const twice = await Promise.all([announce(key), announce(key)]);
  expect(twice.map(({ code }) => code)).toEqual([null, null]);
  await sent();
  expect(await newest()).toMatchObject({
    id: key,
    effectiveOn: earliest,
    expected: mails + texts,
    reached: mails + texts,
    failed: 0,
    isLate: false,
    announcedBy: 'The administrator',
  });
  const addresses = termsMails().map(({ to }) => to);
  expect(addresses).toHaveLength(mails);
  expect(new Set(addresses).size).toBe(mails);
  const of = (to: string) => termsMails().find((mail) => mail.to === to);
  expect(of('arabic@kandil.test')?.subject).toContain('شروط استخدام جديدة');
  expect(of('arabic@kandil.test')?.text).toContain(SUMMARIES.ar);
  expect(of('french@kandil.test')?.text).toContain('English:');
  expect(of('french@kandil.test')?.text).toContain('http://localhost:3000/terms-of-use');

  expect((await visitor('ar')).data).toMatchObject({ language: 'ar', summary: SUMMARIES.ar });
  expect((await visitor('fr')).data).toMatchObject({
    language: 'en',
    text: expect.stringContaining('Nouvelles conditions à partir du'),
  });
  expect(await entriesOf(product, 'auth.termsAnnounce')).toMatchObject([
    { subject: `terms:${key}`, changes: { effectiveOn: earliest, summaries: SUMMARIES } },
  ]);
  const member = await product.member('member');
  const file = (await member.call(auth.dataExport, {})).data as { termsNotices: object[] };
  expect(file.termsNotices).toMatchObject([{ effectiveOn: earliest, channel: 'MAIL' }]);

  await sql('update auth.terms_notice set effective_on = $1', [dayOf(product.now())]);
  expect((await visitor('en')).data).toBeNull();
  expect((await newest())?.state).toBe('OVER');
});

test('a day too early or in some years, no English, an unknown language and other roles are refused', async () => {
  const { earliest } = await reach();
  const before = dayOf(Date.parse(earliest) - 24 * 3_600_000);
  for (const day of [before, `9999${earliest.slice(4)}`])
    expect((await announce(randomUUID(), chief, day)).code).toBe('INVALID_INPUT');
  for (const summaries of [{ ar: 'x' }, { en: '  ' }, { en: 'x', xx: 'y' }]) {
    const order = { key: randomUUID(), effectiveOn: earliest, summaries };
    const { code } = await chief.browser.call(calls.termsAnnounce, order);
    expect(code).toBe('INVALID_INPUT');
  }
  const support = await control.member('support');
  expect((await announce(randomUUID(), support, earliest)).code).toBe('FORBIDDEN');
  expect(await newest()).toBeUndefined();
});

test('of two administrators who announce at once one does', async () => {
  const other = await confirmed('other@station.test');
  const { earliest } = await reach();
  const answers = await Promise.all([
    announce(randomUUID(), chief, earliest),
    announce(randomUUID(), other, earliest),
  ]);
  expect(answers.map(({ code }) => code ?? '').sort((a, b) => a.localeCompare(b))).toEqual([
    '',
    'NOTHING_TO_DO',
  ]);
  expect(await sql('select 1 from auth.terms_notice')).toHaveLength(1);
  await sent();
});

test('who has no verified address or number counts as not reachable, and the blocked get nothing', async () => {
  const before = await reach();
  await addAccount(null);
  const blocked = await addAccount('blocked@kandil.test');
  await sql('update auth.accounts set disabled_at = now() where id = $1', [blocked]);
  expect(await reach()).toMatchObject({
    mails: before.mails,
    unreachable: before.unreachable + 1,
  });
  await announce();
  await sent();
  expect(termsMails().map(({ to }) => to)).not.toContain('blocked@kandil.test');

  // Who signs up meanwhile, and who is not blocked any more, gets it with the next round.
  await addAccount('newcomer@kandil.test');
  await sql('update auth.accounts set disabled_at = null where id = $1', [blocked]);
  await watchTermsHandler({ ...product, db } as never).run({}, { id: 'x' } as never);
  await vi.waitFor(
    () =>
      expect(termsMails().map(({ to }) => to)).toEqual(
        expect.arrayContaining(['newcomer@kandil.test', 'blocked@kandil.test']),
      ),
    { timeout: 10_000 },
  );
  const count = termsMails().length;
  expect(new Set(termsMails().map(({ to }) => to)).size).toBe(count);
});

type When = { startAfter: number };

test('a worker that dies in the middle of a page queues nothing of it twice', async () => {
  await addMany(450);
  const id = await announced([]);
  let isKilled = true;
  const queued: string[] = [];
  const waits: number[] = [];
  let next: string | null = null;
  const world = {
    now: product.now,
    queue: {
      async enqueue(...[, , payload, when]: [unknown, unknown, Record<string, never>, When?]) {
        pending.push(...(payload['accountIds'] ?? []));
        next = payload['after'] ?? null;
        if (when) waits.push(when.startAfter);
        if (isKilled) throw new Error('killed');
        return true;
      },
    },
  } as never;
  let pending: string[] = [];
  const page = async (from: string | null) => {
    pending = [];
    next = null;
    await transaction(db, (trx) => queuePage(trx, world, { noticeId: id, after: from }));
    queued.push(...pending);
  };
  await expect(page(null)).rejects.toThrow('killed');
  isKilled = false;
  let after: string | null = null;
  do {
    await page(after);
    after = next;
  } while (after !== null);
  const open = await sql('select 1 from auth.terms_notified where notice_id = $1', [id]);
  expect(queued).toHaveLength(open.length);
  expect(new Set(queued).size).toBe(queued.length);
  expect(queued.length).toBeGreaterThan(450);
  // 200 messages take 40 seconds: a page waits until the one before has been sent.
  expect(waits).toEqual([40, 40]);
  await sql("delete from auth.accounts where email like '%@many.test'");
});

/** The sender alone, with a mail server that does as `answer` says. */
function sender(id: string, answer: (to: string) => void) {
  const handler = sendTermsHandler({
    ...product,
    db,
    config: { publicOrigin: 'http://localhost:3000', supportEmail: 'support@kandil.test' },
    sendMail: async ({ to }: { to: string }) => answer(to),
  } as never);
  return (accountIds: string[], { attempt = 1, signal = new AbortController().signal } = {}) =>
    handler.run({ noticeId: id, accountIds }, { attempt, signal } as never);
}
test('a sender that dies after the third of six is followed by one that sends the other three', async () => {
  const accounts = await addMany(6);
  const id = await announced(accounts);
  const mails: string[] = [];
  const dying = new AbortController();
  const run = sender(id, (to) => {
    mails.push(to);
    if (mails.length === 3) dying.abort(new Error('killed'));
  });
  await expect(run(accounts, { signal: dying.signal })).rejects.toThrow('killed');
  expect(mails).toHaveLength(3);
  expect(await newest()).toMatchObject({ state: 'SENDING', reached: 3 });
  await run(accounts, { attempt: 2 });
  await run(accounts, { attempt: 3 });
  expect(new Set(mails).size).toBe(6);
  expect(mails).toHaveLength(6);
  expect(await newest()).toMatchObject({ state: 'SENT', reached: 6, failed: 0 });
});

test('a refused address holds up nobody, and counts as failed in the end', async () => {
  const accounts = await addMany(3);
  const id = await announced(accounts);
  const [gone = '', bad = ''] = accounts;
  await sql('delete from auth.accounts where id = $1', [gone]);
  const [{ email } = { email: '' }] = await sql<{ email: string }>(
    'select email from auth.accounts where id = $1',
    [bad],
  );
  const mails: string[] = [];
  const run = sender(id, (to) => {
    if (to === email) throw new Error('refused');
    mails.push(to);
  });
  await expect(run(accounts)).rejects.toThrow('refused');
  expect(await newest()).toMatchObject({ state: 'SENDING', reached: 1, failed: 0 });
  await expect(run(accounts, { attempt: 12 })).rejects.toThrow('refused');
  expect(mails).toHaveLength(1);
  expect(await newest()).toMatchObject({ state: 'SENT', reached: 1, failed: 1 });
});

test('a stop sends nothing more, and another one may be announced', async () => {
  const accounts = await addMany(2);
  const id = await announced(accounts);
  const stop = () => chief.browser.call(calls.termsStop, { id });
  expect((await Promise.all([stop(), stop()])).map(({ code }) => code).filter(Boolean)).toEqual([
    'NOTHING_TO_DO',
  ]);
  const mails: string[] = [];
  await sender(id, (to) => mails.push(to))(accounts);
  expect(mails).toEqual([]);
  expect((await product.visitor().call(auth.termsNotice, {})).data).toBeNull();
  expect((await announce()).code).toBeNull();
  await sent();
});
