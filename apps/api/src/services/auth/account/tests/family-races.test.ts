import { auth } from '@kandil/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  type AuthApp,
  openAuthApp,
  type SignedUp,
  signedUp,
  strangeLink,
} from '../../../../testing/auth-app.ts';
import { familyOwner, joined, outcome } from '../../../../testing/family.ts';
import { repeat } from '../../../../testing/rounds.ts';
import { hashOf } from '../../rules/one-time.ts';

const HOUR = 3_600_000;

let app: AuthApp;
let owner: SignedUp;
let members: SignedUp[];
beforeAll(async () => {
  app = await openAuthApp();
  owner = await familyOwner(app);
  members = [];
  while (members.length < 50) members.push(await signedUp(app));
}, 60_000);
afterAll(() => app.close());

/** Advances an hour, which resets the limit of five attempts to join, and renews the access tokens. */
async function anHourLater(): Promise<void> {
  const everybody = [owner, ...members];
  const sessions = await Promise.all(
    everybody.map(({ visitor }) => app.tokens.read(visitor.token ?? '')),
  );
  app.advance(HOUR);
  for (const [index, { visitor }] of everybody.entries()) {
    const session = sessions[index];
    if (session) visitor.token = await app.tokens.issue(session);
  }
}

/** Inserts open invitations directly, past the daily limit. */
async function openTokens(count: number, ownerId = owner.userId): Promise<string[]> {
  const tokens = Array.from({ length: count }, strangeLink);
  await app.database.pool.query(
    `insert into auth.family_invites (id, token_hash, owner_id, created_at, expires_at)
     select gen_random_uuid(), hash, $2, $3, $4 from unnest($1::bytea[]) as hash`,
    [tokens.map(hashOf), ownerId, new Date(app.now() - 2 * 24 * HOUR), new Date(app.now() + HOUR)],
  );
  return tokens;
}

const relatives = async () =>
  (
    await app.database.pool.query(
      'select account_id from auth.family_members where owner_id = $1 and left_at is null',
      [owner.userId],
    )
  ).rows.map(({ account_id }) => account_id as string);
const remove = (memberId: string) => owner.visitor.call(auth.familyRemoveMember, { memberId });

async function raceFor(tokens: string[]) {
  return Promise.all(
    members.map(({ visitor }, index) =>
      visitor.call(auth.familyJoin, { token: tokens[index % tokens.length] ?? '' }),
    ),
  );
}

// The time for hundreds of concurrent calls depends on the machine.
vi.setConfig({ testTimeout: 90_000 });

test('T-P09 of 50 concurrent joins for the last seat, one succeeds', async (context) => {
  for (let seat = 0; seat < 3; seat += 1) {
    await joined(app, owner.visitor, (await signedUp(app)).visitor);
  }
  const family = await relatives();
  await repeat(context, { usual: 2, long: 100 }, async (round) => {
    if (round % 5 === 0) await anHourLater();
    const outcomes = (await raceFor(await openTokens(50))).map(outcome);
    expect(outcomes.filter((each) => each === '200')).toHaveLength(1);
    expect(outcomes.filter((each) => each === '409 FAMILY_FULL')).toHaveLength(49);
    const [last, ...more] = (await relatives()).filter((id) => !family.includes(id));
    expect(more).toEqual([]);
    expect((await remove(last ?? '')).status).toBe(200);
  });
}, 120_000);

test('T-P09 of 50 concurrent joins with one invitation, one succeeds', async (context) => {
  for (const id of await relatives()) await remove(id);
  await repeat(context, { usual: 1, long: 10 }, async (round) => {
    if (round % 5 === 0) await anHourLater();
    const outcomes = (await raceFor(await openTokens(1))).map(outcome);
    expect(outcomes.filter((each) => each === '200')).toHaveLength(1);
    expect(outcomes.filter((each) => each === '410 FAMILY_TOKEN_INVALID')).toHaveLength(49);
    const [only, ...more] = await relatives();
    expect(more).toEqual([]);
    await remove(only ?? '');
  });
}, 60_000);

test('T-P09 a visitor who joins two families concurrently is in one', async (context) => {
  const other = await familyOwner(app);
  await repeat(context, { usual: 2, long: 20 }, async () => {
    const { visitor, userId } = await signedUp(app);
    const tokens = [...(await openTokens(1)), ...(await openTokens(1, other.userId))];
    const outcomes = await Promise.all(
      tokens.map((token) => visitor.call(auth.familyJoin, { token })),
    );
    expect(outcomes.map(outcome).sort()).toEqual(['200', '409 ALREADY_IN_FAMILY']);
    await visitor.call(auth.familyRemoveMember, { memberId: userId });
  });
});
