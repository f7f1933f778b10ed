import { auth } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthApp, openAuthApp, signedUp, strangeLink } from '../../../../testing/auth-app.ts';
import { enterChild } from '../../../../testing/auth-secrets.ts';
import { duringLock } from '../../../../testing/during-lock.ts';
import { familyOwner, inviteToken, joined, outcome } from '../../../../testing/family.ts';
import type { Visitor } from '../../../../testing/visitor.ts';
import { hashOf } from '../../rules/one-time.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp({ multiProfileEnabled: 'true' });
});
afterAll(() => app.close());

const HOUR = 3_600_000;
let count = 0;
const address = () => `guest-${(count += 1)}@kandil.test`;
const invites = (owner: Visitor, email: string) => owner.call(auth.familyInviteMail, { email });
const mailsTo = (email: string) => app.mails.filter(({ to }) => to === email);
const tokenIn = (text: string) => /accept\?token=([\w\-]+)/v.exec(text)?.[1] ?? '';

test('an invitation comes by mail, names the owner and lets one person in', async () => {
  const owner = await familyOwner(app);
  const email = address();
  expect(outcome(await invites(owner.visitor, ` ${email} `))).toMatch(/^200/);
  await app.mailTo(email, 1);
  const [mail] = mailsTo(email);
  expect(mail?.subject).toContain('Meryem Aksoy');
  const token = tokenIn(mail?.text ?? '');
  const { visitor } = await signedUp(app);
  expect((await visitor.call(auth.familyJoin, { token })).status).toBe(200);
  const { visitor: late } = await signedUp(app);
  expect(outcome(await late.call(auth.familyJoin, { token }))).toMatch(/FAMILY_TOKEN_INVALID/);
});

test('the owner’s security events name each invitation that was mailed, not its repetition', async () => {
  const { visitor, userId } = await familyOwner(app);
  const email = address();
  for (let time = 0; time < 2; time++) await invites(visitor, email);
  const { rows } = await app.database.pool.query(
    'select kind from auth.security_events where account_id = $1 and kind = $2',
    [userId, 'FAMILY_INVITED'],
  );
  expect(rows).toHaveLength(1);
});

test('the mail is in the owner’s language', async () => {
  const owner = await familyOwner(app, { language: 'ar' });
  const email = address();
  await invites(owner.visitor, email);
  await app.mailTo(email, 1);
  expect(mailsTo(email)[0]?.text).toContain('باقة عائلية');
});

test('two people who are invited within a minute have an invitation each', async () => {
  const owner = await familyOwner(app);
  const [first, second] = [address(), address()];
  await Promise.all([invites(owner.visitor, first), invites(owner.visitor, second)]);
  await Promise.all([app.mailTo(first, 1), app.mailTo(second, 1)]);
  const tokens = [first, second].map((email) => tokenIn(mailsTo(email)[0]?.text ?? ''));
  expect(new Set(tokens).size).toBe(2);
});

// Without the lock of the account, each of two invitations at once would be the last of the day.
test.each<[string, (owner: Visitor) => Promise<string>]>([
  ['a link', async (owner) => outcome(await owner.call(auth.familyInvite, {}))],
  ['a mail', async (owner) => outcome(await invites(owner, address()))],
])('%s waits for an invitation that is under way, and counts it', async (_what, invite) => {
  const owner = await familyOwner(app);
  for (let time = 0; time < 9; time++) await invites(owner.visitor, address());
  const tenth = [
    `insert into auth.family_invites (id, token_hash, owner_id, email, created_at, expires_at)
     values (gen_random_uuid(), $2, $1, 'tenth@kandil.test', $3, $3::timestamptz + interval '7 days')`,
    owner.userId,
    hashOf(strangeLink()),
    new Date(app.now()),
  ] as const;
  const lock = ['select 1 from auth.accounts where id = $1 for update', owner.userId] as const;
  const eleventh = await duringLock(app.database, [lock, tenth], () => invite(owner.visitor));
  expect(eleventh).toBe('429 TOO_MANY_REQUESTS');
});

test('the owner sees the open invitations, and withdraws one for good', async () => {
  const owner = await familyOwner(app);
  const email = address();
  const link = await inviteToken(app, owner.visitor);
  await invites(owner.visitor, email);
  const open = async (visitor = owner.visitor) =>
    (await visitor.call(auth.familyList, {})).data.invitations;
  const listed = await open();
  expect(listed.map((each) => each.email)).toEqual([email, null]);
  const [mailed = { id: '' }, linked = { id: '', expiresAt: '' }] = listed;
  expect(Date.parse(linked.expiresAt)).toBeGreaterThan(app.now() + 6 * 24 * HOUR);

  const withdraw = (invitationId: string, visitor = owner.visitor) =>
    visitor.call(auth.familyWithdrawInvite, { invitationId });
  const other = await familyOwner(app);
  expect(outcome(await withdraw(linked.id, other.visitor))).toMatch(/^404/);
  for (let time = 0; time < 2; time++) expect(outcome(await withdraw(linked.id))).toMatch(/^200/);
  expect((await open()).map((each) => each.email)).toEqual([email]);
  const { visitor } = await signedUp(app);
  expect(outcome(await visitor.call(auth.familyValidate, { token: link }))).toMatch(
    /FAMILY_TOKEN_INVALID/,
  );
  expect(outcome(await visitor.call(auth.familyJoin, { token: link }))).toMatch(
    /FAMILY_TOKEN_INVALID/,
  );
  // One that was used is not open, and cannot be withdrawn; only the owner sees any.
  const { text } = await app.mailTo(email, 1);
  await visitor.call(auth.familyJoin, { token: tokenIn(text) });
  expect([await open(), await open(visitor)]).toEqual([[], []]);
  expect(outcome(await withdraw(mailed.id))).toMatch(/^404/);
});

test('the same address gets one mail an hour, and its invitation works', async () => {
  // All within one hour of the clock.
  app.advance(HOUR - (app.now() % HOUR));
  const owner = await familyOwner(app);
  const email = address();
  // Any of them may be first, and the mail goes to the address as it was typed.
  const sent = () => app.mails.filter(({ to }) => to.toLowerCase() === email).length;
  const answers = await Promise.all(
    [email, email.toUpperCase(), email].map((each) => invites(owner.visitor, each)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await app.database.pool.query(
    'select 1 from auth.family_invites where owner_id = $1',
    [owner.userId],
  );
  expect(rows).toHaveLength(1);
  await expect.poll(sent, { timeout: 10_000 }).toBe(1);
  app.advance(HOUR);
  const { data } = await owner.visitor.call(auth.refreshToken, {});
  owner.visitor.token = data.accessToken;
  expect((await invites(owner.visitor, email)).status).toBe(200);
  await expect.poll(sent, { timeout: 10_000 }).toBe(2);
});

test('ten people a day can be invited, and no more', async () => {
  const owner = await familyOwner(app);
  for (let sent = 0; sent < 10; sent += 1)
    expect((await invites(owner.visitor, address())).status).toBe(200);
  const refused = await invites(owner.visitor, address());
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.anything()]);
});

test('what is not an address is refused at its field', async () => {
  const owner = await familyOwner(app);
  for (const email of [
    '',
    'nobody',
    'a@b',
    'x@y.z, other@kandil.test',
    `${'a'.repeat(300)}@b.test`,
  ])
    expect((await invites(owner.visitor, email)).status, email).toBe(400);
});

test('who may not: guests, children, members, and owners without a plan or a free place', async () => {
  const owner = await familyOwner(app);
  const { visitor: relative } = await signedUp(app);
  await joined(app, owner.visitor, relative);
  expect((await invites(app.visitor(), address())).status).toBe(401);
  expect(outcome(await invites(relative, address()))).toBe('403 FAMILY_PLAN_REQUIRED');
  expect(outcome(await invites((await signedUp(app)).visitor, address()))).toBe(
    '403 FAMILY_PLAN_REQUIRED',
  );
  const full = await familyOwner(app);
  for (let seat = 0; seat < 4; seat += 1)
    await joined(app, full.visitor, (await signedUp(app)).visitor);
  expect(outcome(await invites(full.visitor, address()))).toBe('409 FAMILY_FULL');
  await enterChild(owner.visitor);
  expect((await invites(owner.visitor, address())).status).toBe(403);
});
