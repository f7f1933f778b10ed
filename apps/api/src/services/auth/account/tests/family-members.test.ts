import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  openAuthApp,
  type SignedUp,
  signedUp,
  strangeLink,
} from '../../../../testing/auth-app.ts';
import { familyOwner, givePlan, inviteToken, joined, outcome } from '../../../../testing/family.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

const listOf = async (visitor: Visitor) => (await visitor.call(auth.familyList, {})).data;
const rename = (visitor: Visitor, fullName: string) => visitor.call(auth.userInfo, { fullName });
const subjectsTo = ({ email }: SignedUp) =>
  app.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const mailed = async (member: SignedUp, subject: string) => {
  await expect.poll(() => subjectsTo(member), { timeout: 10_000 }).toContain(subject);
};
const eventsOf = async ({ userId }: SignedUp) => {
  const { rows } = await app.database.pool.query(
    `select kind from auth.security_events where account_id = $1 and kind like 'FAMILY%' order by id`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

describe('joining', () => {
  test(
    'repeated calls join once, and both sides are notified',
    { tags: ['AUTH-58', 'FAMILY-25'] },
    async () => {
      const [owner, member] = [await familyOwner(app), await signedUp(app)];
      await rename(member.visitor, 'Yusuf Demir');
      const token = await inviteToken(app, owner.visitor);
      const answers = await Promise.all(
        [1, 2, 3].map(() => member.visitor.call(auth.familyJoin, { token })),
      );
      expect(answers.map(outcome)).toEqual(['200', '200', '200']);
      expect(answers[0]).toMatchObject({
        data: null,
        message: 'Welcome to \u2068Meryem Aksoy\u2069’s family.',
        headers: { 'cache-control': 'no-store' },
      });
      expect((await listOf(owner.visitor)).members).toHaveLength(1);
      await mailed(owner, 'Yusuf Demir joined your family');
      await mailed(member, 'You are in Meryem Aksoy’s family');
      expect(
        subjectsTo(owner).filter((subject) => /joined your family/.test(subject)),
      ).toHaveLength(1);
      expect(await eventsOf(member)).toEqual(['FAMILY_JOINED']);
    },
  );

  test('a former owner who joins another family dissolves their own', async () => {
    const [owner, former, child] = [
      await familyOwner(app),
      await familyOwner(app),
      await signedUp(app),
    ];
    await joined(app, former.visitor, child.visitor);
    const open = await inviteToken(app, former.visitor);
    await givePlan(app, former.userId, { status: 'CANCELED' });
    const token = await inviteToken(app, owner.visitor);
    const { data } = await former.visitor.call(auth.familyValidate, { token });
    expect(data.message).toMatch(
      /Your own family plan is not active, and its sharing ends when you join\.$/,
    );
    expect(outcome(await former.visitor.call(auth.familyJoin, { token }))).toBe('200');
    expect(outcome(await child.visitor.call(auth.familyList, {}))).toMatch(/FAMILY_PLAN_REQUIRED/);
    await givePlan(app, former.userId);
    expect(outcome(await former.visitor.call(auth.familyInvite, {}))).toBe('409 ALREADY_IN_FAMILY');
    const late = await child.visitor.call(auth.familyJoin, { token: open });
    expect(outcome(late)).toBe('410 FAMILY_TOKEN_INVALID');
  });

  test('works five times an hour', async () => {
    const { visitor } = await signedUp(app);
    const token = strangeLink();
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => visitor.call(auth.familyJoin, { token })),
    );
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('fails while the purchase service is unavailable, and the link stays valid', async () => {
    const [owner, member] = [await familyOwner(app), await signedUp(app)];
    const token = await inviteToken(app, owner.visitor);
    app.away.add('purchase');
    expect(outcome(await member.visitor.call(auth.familyJoin, { token }))).toBe('503 UNAVAILABLE');
    app.away.clear();
    expect(outcome(await member.visitor.call(auth.familyJoin, { token }))).toBe('200');
  });
});

describe('removing and leaving', () => {
  test(
    'the owner removes a member, idempotently, and the member is notified',
    { tags: ['AUTH-59', 'FAMILY-24', 'FAMILY-26'] },
    async () => {
      const [owner, member] = [await familyOwner(app), await signedUp(app)];
      await joined(app, owner.visitor, member.visitor);
      const remove = () => owner.visitor.call(auth.familyRemoveMember, { memberId: member.userId });
      const answers = await Promise.all([remove(), remove()]);
      expect(answers.map(outcome)).toEqual(['200', '200']);
      expect(answers[0]?.message).toBe('The member was removed from your family.');
      expect((await listOf(owner.visitor)).members).toEqual([]);
      expect(outcome(await member.visitor.call(auth.familyList, {}))).toMatch(
        /FAMILY_PLAN_REQUIRED/,
      );
      await mailed(member, 'You are no longer in Meryem Aksoy’s family');
      expect(await eventsOf(owner)).toEqual(['FAMILY_INVITED', 'FAMILY_MEMBER_REMOVED']);
      await joined(app, owner.visitor, member.visitor);
      expect((await listOf(owner.visitor)).members).toHaveLength(1);
    },
  );

  test(
    'a member leaves, idempotently, and the owner is notified',
    { tags: ['FAMILY-28'] },
    async () => {
      const [owner, member] = [await familyOwner(app), await signedUp(app)];
      await joined(app, owner.visitor, member.visitor);
      const leave = () => member.visitor.call(auth.familyRemoveMember, { memberId: member.userId });
      expect([outcome(await leave()), outcome(await leave())]).toEqual(['200', '200']);
      await mailed(owner, 'Meryem Aksoy left your family');
      expect(await eventsOf(member)).toEqual(['FAMILY_JOINED', 'FAMILY_LEFT']);
      expect((await listOf(owner.visitor)).members).toEqual([]);
    },
  );

  test(
    'an account that the caller cannot remove is not found',
    { tags: ['FAMILY-27'] },
    async () => {
      const [owner, other] = [await familyOwner(app), await familyOwner(app)];
      const [first, second] = [await signedUp(app), await signedUp(app)];
      for (const { visitor } of [first, second]) await joined(app, owner.visitor, visitor);
      const tries: [SignedUp, string][] = [
        [first, second.userId],
        [first, owner.userId],
        [other, first.userId],
        [owner, other.userId],
        [owner, owner.userId],
        [other, other.userId],
        [owner, 'd3a00000-0000-4000-8000-0000000000ff'],
      ];
      for (const [{ visitor }, memberId] of tries)
        expect(outcome(await visitor.call(auth.familyRemoveMember, { memberId }))).toBe(
          '404 NOT_FOUND',
        );
      const odd = await owner.visitor.call(auth.familyRemoveMember, { memberId: '1 or 1=1' });
      expect(outcome(odd)).toBe('400 INVALID_INPUT');
      expect((await listOf(owner.visitor)).members).toHaveLength(2);
    },
  );
});
