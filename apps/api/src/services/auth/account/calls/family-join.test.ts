import { afterAll, expect, test } from 'vitest';
import { schemaOf, transaction } from '../../../../platform/database/kysely.ts';
import { openAuthApp, type SignedUp } from '../../../../testing/auth-app.ts';
import { familyOwner, inviteToken } from '../../../../testing/family.ts';
import { accountById } from '../../store/accounts.ts';
import type { AuthTables } from '../../store/tables.ts';
import { enterFamily, type JoinInput } from './family-join.ts';

const app = await openAuthApp();
afterAll(() => app.close());

/** A joiner whose family plan had just ended when the call read it, before the locks. */
async function joining(who: SignedUp, owner: SignedUp): Promise<JoinInput> {
  const account = await accountById(schemaOf<AuthTables>(app.database, 'auth'), who.userId);
  if (!account) throw new Error('there is no such account');
  const token = await inviteToken(app, owner.visitor);
  const joiner = {
    accountId: who.userId,
    kids: false,
    familyOwnerId: null,
    hasFamilyPlan: false,
  };
  return { account, joiner, token, ownerId: owner.userId, seats: 4 };
}

test('T-P09 of two owners who join each other’s families concurrently, one becomes the other’s member', async () => {
  const db = schemaOf<AuthTables>(app.database, 'auth');
  const [one, two] = [await familyOwner(app), await familyOwner(app)];
  for (let round = 0; round < 5; round += 1) {
    const both = [await joining(one, two), await joining(two, one)];
    const entered = await Promise.allSettled(
      both.map((each) => transaction(db, (trx) => enterFamily(trx, app, each))),
    );
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(entered.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'FAMILY_TOKEN_INVALID' },
    });
    const { rowCount } = await app.database.pool.query('delete from auth.family_members');
    expect(rowCount).toBe(1);
  }
});
