import { auth, content, watch } from '@kandil/contract';
import * as people from '@kandil/contract/control/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';
import { idOf, open, sendTicket } from './people.fixture.ts';

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let support: StaffBrowser;
const id = idOf('family');
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
  support = (await control.member('support')).browser;
  await open(support, id);
});
afterAll(async () => {
  await control.close();
  await product.close();
});

test('the account, its profiles, sign-in and family', async () => {
  const { data } = await support.call(people.person, { id });
  expect(data.opened).toMatchObject({
    name: 'Yusuf Demir',
    mail: 'family@kandil.test',
    deletionAt: null,
    profiles: [
      { name: 'Yusuf Demir', kind: 'ADULT', maxAge: null, isDefault: true },
      { name: 'Elif', kind: 'KIDS', maxAge: expect.any(Number), hasPin: false },
    ],
    signIn: { hasPassword: true, identities: [] },
    family: { owner: null, members: [], openInvitations: 0 },
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/v);
});

test('a family names its others masked', async () => {
  await product.database.pool.query(
    `insert into auth.family_members (owner_id, account_id, joined_at) values ($1, $2, now())`,
    [id, idOf('free')],
  );
  const { data: owner } = await support.call(people.person, { id });
  expect(owner.opened?.family.members).toMatchObject([{ id: idOf('free'), name: 'Omar H.' }]);
  await open(support, idOf('free'));
  const { data: member } = await support.call(people.person, { id: idOf('free') });
  expect(member.opened?.family.owner).toEqual({ id, name: 'Yusuf D.' });
  // The family's plan counts for its member.
  expect(member.line.planTitle).toBe(owner.line.planTitle);
});

test('devices with their country and open sessions', async () => {
  const member = await product.member('family');
  await product.database.pool.query(`update auth.devices set zone = 'Europe/Istanbul'`);
  const { data } = await support.call(people.personDevices, { id });
  expect(data.devices).toMatchObject([{ country: 'TR', sessions: 1, platform: 'web' }]);
  await member.call(auth.logout, {});
  const { data: after } = await support.call(people.personDevices, { id });
  expect(after.devices).toMatchObject([{ sessions: 0 }]);
});

test('that something plays, not what', async () => {
  const member = await product.member('family');
  const { rows } = await product.database.pool.query<{ id: number }>(
    'select id from content.video order by duration desc limit 1',
  );
  const eventTime = new Date(product.now()).toISOString();
  const start = { event: 'START', lastSec: 0, sessionId: 'player-of-a-test', eventTime } as const;
  await member.call(watch.contentAccess, { ...start, videoId: rows[0]?.id ?? 0 });
  const { data } = await support.call(people.personPlaying, { id });
  expect(data.playing).toMatchObject([{ kind: 'VIDEO' }]);
  expect(Object.keys(data.playing[0] ?? {}).sort((a, b) => a.localeCompare(b))).toEqual([
    'kind',
    'profileId',
    'since',
  ]);
});

test('plan and receipts', async () => {
  const { data } = await support.call(people.personPlan, { id });
  expect(data.subscriptions).toMatchObject([
    { status: 'ACTIVE', termsVersion: expect.any(String), canceledAt: null },
  ]);
  expect(data.receipts).toHaveLength(3);
  expect(data.receipts[0]).toMatchObject({
    number: expect.stringMatching(/^[A-Z]+-\d{8}$/v),
    refunded: 0,
    amount: { currency: expect.any(String), amount: expect.any(Number) },
  });
});

test('subscriptions at gateways and attempts to pay', async () => {
  const { pool } = product.database;
  await pool.query(
    `insert into payment.intent (id, user_id, guest, state, gateway_code, gateway_package, source_kind, terms,
       terms_version, language, secret, gateway_subs_id, reason, created_at, updated_at, expires_at)
     values (gen_random_uuid(), $1, false, 'FAILED', 'PAYPAL', 'p', 'REDIRECT', '{}', '1', 'en', 's2', 'I-FAMILY1',
       'DECLINED', now(), now(), now())`,
    [id],
  );
  await pool.query(
    `insert into payment.gateway_subscription (gateway_code, gateway_subs_id, created_at, failure_at)
     values ('PAYPAL', 'I-FAMILY1', now(), now()), ('PAYPAL', 'I-OTHERS', now(), null)`,
  );
  const { data } = await support.call(people.personGateways, { id });
  expect(data.gateways).toMatchObject([{ gatewaySubsId: 'I-FAMILY1', state: 'FAILING' }]);
  expect(data.attempts).toMatchObject([{ state: 'FAILED', reason: 'DECLINED' }]);
});

test('tickets by number and subject, and notifications', async () => {
  const member = await product.member('family');
  const number = await sendTicket(product, member.token);
  const { data } = await support.call(people.personSupport, { id });
  expect(data.tickets).toMatchObject([{ number: number, subject: 'PLAYBACK' }]);
  expect(JSON.stringify(data)).not.toContain('A secret');
});

test('a service that is away costs its part alone', async () => {
  const parts = {
    purchase: people.personPlan,
    payment: people.personGateways,
    watch: people.personPlaying,
    notify: people.personSupport,
  };
  for (const [service, part] of Object.entries(parts)) {
    product.away.add(service);
    expect((await support.call(part, { id })).code, service).toBe('UNAVAILABLE');
    expect((await support.call(people.person, { id })).data.opened, service).not.toBeNull();
    expect((await support.call(people.personDevices, { id })).code).toBeNull();
    product.away.clear();
    expect((await support.call(part, { id })).code, service).toBeNull();
  }
});

test('no part says what was watched', async () => {
  const member = await product.member('family');
  const [series] = (await member.call(content.categoryItems, { code: 'home', limit: 1 })).data;
  await member.call(content.addToMyList, { seriesId: series?.id ?? 0 });
  const answers = await Promise.all([
    support.call(people.person, { id }),
    support.call(people.personPlaying, { id }),
    support.call(people.personSupport, { id }),
  ]);
  const said = JSON.stringify(answers.map(({ data }) => data));
  expect(said).not.toContain(series?.code);
  expect(said).not.toMatch(/videoId|seriesId|progress|myList/v);
});
