import { auth } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf, transaction } from '../../../../platform/database/kysely.ts';
import type { Job } from '../../../../platform/queue/index.ts';
import {
  type AuthApp,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
} from '../../../../testing/auth-app.ts';
import { familyOwner, givePlan, joined } from '../../../../testing/family.ts';
import { forgetRetained, keepForAYear } from '../jobs/jobs.ts';

const DAY = 24 * 3_600_000;
let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

const query = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows;

/** Runs a job and everything that it queues. */
async function run<Payload>(job: Job<Payload>, payload: NoInfer<Payload>): Promise<void> {
  await transaction(schemaOf(app.database, 'auth'), (trx) => app.queue.enqueue(trx, job, payload));
  const open = () =>
    query(
      `select name, output from queue.job where name like 'auth.%' and state in ('created', 'retry', 'active')`,
    );
  await expect.poll(open, { timeout: 20_000, interval: 20 }).toEqual([]);
}

const night = () => run(keepForAYear, {});

/** Some days later, and the night after them. */
async function nightAfter(days: number): Promise<void> {
  app.advance(days * DAY);
  await night();
}

const profilesOf = (userId: string) =>
  query(
    'select id, name, kind, is_default from auth.profiles where account_id = $1 order by id',
    userId,
  );

/** A second profile, and something in the list and the progress of both. */
async function keeps({ userId, visitor }: SignedUp): Promise<number[]> {
  const fields = { profileName: 'Elif', avatarId: 'ship', langCode: 'ar', profileType: 'KIDS' };
  expect((await visitor.call(auth.profileAdd, fields as never)).status).toBe(200);
  const ids = (await profilesOf(userId)).map(({ id }) => Number(id));
  expect(ids).toHaveLength(2);
  const [title] = await query(
    `insert into content.title (code, kind, title, eyebrow, storyline, year, age_rating, kids, likes, dislikes, audio,
       subtitles, pictures, position)
     values ($1, 'FILM', '{}', '{}', '{}', 2020, '7', true, 0, 0, '{}', '{}', '{}', 1) returning id`,
    `retained-${userId}`,
  );
  for (const id of ids) {
    await query('insert into content.my_list (profile_id, title_id) values ($1, $2)', id, title.id);
    await query(
      `insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
       values ($1, 1, 60, 600, false, true, now())`,
      id,
    );
  }
  return ids;
}

const left = async (ids: number[]) => {
  const rows = await query(
    `select 'list' as retained from content.my_list where profile_id = any ($1)
     union all select 'progress' from watch.progress where profile_id = any ($1)
     union all select 'profile' from auth.profiles where id = any ($1)`,
    ids,
  );
  return rows.length;
};

const warnings = ({ email }: Pick<SignedUp, 'email'>, words = /will be deleted on/) =>
  app.mails.filter(({ to, subject }) => to === email && words.test(subject));

async function member(plan: Parameters<typeof givePlan>[2] | null): Promise<[SignedUp, number[]]> {
  const someone = await signedUp(app);
  if (plan) await givePlan(app, someone.userId, plan);
  return [someone, await keeps(someone)];
}

test('after a year without access, profiles, lists and progress are deleted; a mail warns 30 days before', async () => {
  const [ended, retained] = await member({ plan: 'SOLO', status: 'CANCELED', days: 10 });
  const [free, freeRetained] = await member(null);
  const end = app.now() + 10 * DAY;
  await nightAfter(10 + 334.9);
  expect(warnings(ended)).toEqual([]);
  await nightAfter(0.2);
  // 30 days after the warning, which the night sends a little later than 335 days after the end.
  const deletion = app.now() + 30 * DAY;
  const [mail] = warnings(ended);
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  expect(mail?.text).toContain(date.format(end));
  expect(mail?.subject).toContain(date.format(deletion));
  expect(mail?.text).toContain('http://localhost:3000/subscription-plans');
  await nightAfter(29.8);
  expect(await left(retained)).toBe(6);
  await nightAfter(0.2);
  await nightAfter(1);
  expect(warnings(ended)).toHaveLength(1);
  expect(await left(retained)).toBe(0);
  // The account can be used: it has one profile, as a new account has.
  const form = { email: ended.email, password: PASSWORD };
  const login = await ended.visitor.call(auth.login, form);
  ended.visitor.token = login.data.accessToken;
  const { data } = await ended.visitor.call(auth.profileList, {});
  expect(data).toMatchObject([{ profileName: 'Meryem Aksoy', profileType: 'ADULT' }]);
  const exported = await ended.visitor.call(auth.dataExport, {});
  expect(exported.data['access']).toMatchObject({ inFamily: false, familyUntil: null });
  expect((await profilesOf(ended.userId))[0]).toMatchObject({ is_default: true });
  expect((await ended.visitor.call(auth.userDetail, {})).status).toBe(200);
  // Who never had access is not touched, however old the account is.
  expect([await left(freeRetained), warnings(free)]).toEqual([6, []]);
});

test('paying again within the year keeps everything, and the next end starts anew', async () => {
  const [back, retained] = await member({ status: 'CANCELED', days: 1 });
  await nightAfter(340);
  expect(warnings(back)).toHaveLength(1);
  // Paid after the warning, on the day of the deletion.
  app.advance(27 * DAY);
  await givePlan(app, back.userId, { plan: 'SOLO', status: 'ACTIVE', days: 30 });
  await night();
  expect(await left(retained)).toBe(6);
  await givePlan(app, back.userId, { plan: 'SOLO', status: 'CANCELED', days: 1 });
  await nightAfter(330);
  expect([await left(retained), warnings(back).length]).toEqual([6, 1]);
  await nightAfter(7);
  expect([await left(retained), warnings(back).length]).toEqual([6, 2]);
  await nightAfter(31);
  expect([await left(retained), warnings(back).length]).toEqual([0, 2]);
});

test('an account that was paid for after the night listed it keeps everything', async () => {
  const [back, retained] = await member({ status: 'CANCELED', days: 1 });
  await nightAfter(340);
  app.advance(31 * DAY);
  await givePlan(app, back.userId, { plan: 'SOLO', status: 'ACTIVE', days: 30 });
  await run(forgetRetained, { accountId: back.userId });
  expect(await left(retained)).toBe(6);
});

test('an end that is found late is warned of first', async () => {
  const [late, retained] = await member({ status: 'CANCELED', days: -500 });
  await night();
  expect(warnings(late)).toHaveLength(1);
  await nightAfter(29);
  expect(await left(retained)).toBe(6);
  await nightAfter(2);
  expect(await left(retained)).toBe(0);
});

test('a member of a family keeps everything while it has access, and a year from its end', async () => {
  const owner = await familyOwner(app);
  const [relative, retained] = await member({ plan: 'SOLO', status: 'CANCELED', days: 1 });
  await joined(app, owner.visitor, relative.visitor);
  const active = (days: number) => givePlan(app, owner.userId, { status: 'ACTIVE', days });
  await night();
  await active(800);
  await nightAfter(380);
  expect([warnings(relative), await left(retained)]).toEqual([[], 6]);
  // The family's plan ends: the year of its members begins.
  await givePlan(app, owner.userId, { plan: 'SOLO', status: 'ACTIVE', days: 2000 });
  await nightAfter(1);
  await nightAfter(333);
  expect(warnings(relative)).toEqual([]);
  await nightAfter(3);
  expect(warnings(relative)).toHaveLength(1);
  await nightAfter(31);
  expect(await left(retained)).toBe(0);
});

test('a member who left a family that no night saw is warned, and an account that is leaving is not', async () => {
  const owner = await familyOwner(app);
  const [relative, retained] = await member(null);
  const [leaving] = await member({ status: 'CANCELED', days: 1 });
  await joined(app, owner.visitor, relative.visitor);
  await relative.visitor.call(auth.familyRemoveMember, { memberId: relative.userId });
  await nightAfter(1);
  await query(
    `update auth.accounts set delete_at = now() + interval '9 years' where id = $1`,
    leaving.userId,
  );
  await nightAfter(340);
  expect([warnings(relative).length, warnings(leaving).length]).toEqual([1, 0]);
  // Deleted meanwhile: nothing is left to do.
  await query('delete from auth.accounts where id = $1', relative.userId);
  await nightAfter(31);
  expect(await left(retained)).toBe(4);
});

test('the warning is in the language of the account, by text message to an account without an address', async () => {
  const [arab] = await member({ status: 'CANCELED', days: 1 });
  const [number] = await member({ status: 'CANCELED', days: 1 });
  await query(`update auth.accounts set language = 'ar' where id = $1`, arab.userId);
  await query(
    `update auth.accounts set email = null, email_key = null, msisdn = '905551112299', msisdn_verified_at = now()
     where id = $1`,
    number.userId,
  );
  await nightAfter(337);
  const [mail] = warnings(arab, /ستُحذف/v);
  expect(mail?.text).toMatch(/للاحتفاظ بها اختر باقة/v);
  expect(mail?.html).toContain('dir="rtl"');
  const said = app.texts.filter(({ to }) => to.endsWith('905551112299')).map(({ text }) => text);
  expect(said).toEqual([expect.stringMatching(/: localhost:3000\/login$/v)]);
});

test('without the purchase service nothing is deleted', async () => {
  const [ended, retained] = await member({ status: 'CANCELED', days: 1 });
  await nightAfter(340);
  expect(warnings(ended)).toHaveLength(1);
  app.advance(31 * DAY);
  app.away.add('purchase');
  await transaction(schemaOf(app.database, 'auth'), (trx) =>
    app.queue.enqueue(trx, keepForAYear, {}),
  );
  const waiting = () =>
    query(`select state from queue.job where name = 'auth.keep-for-a-year' and state = 'retry'`);
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toHaveLength(1);
  expect(await left(retained)).toBe(6);
  app.away.clear();
});
