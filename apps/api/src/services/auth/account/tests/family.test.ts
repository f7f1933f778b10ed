import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  openAuthApp,
  type SignedUp,
  signedUp,
} from '../../../../testing/auth-app.ts';
import { enterChild } from '../../../../testing/auth-secrets.ts';
import { familyOwner, givePlan, inviteToken, joined, outcome } from '../../../../testing/family.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp({ multiProfileEnabled: 'true' });
});
afterAll(() => app.close());

const listOf = async (visitor: Visitor) => (await visitor.call(auth.familyList, {})).data;
const nameOf = (text: string) => `\u2068${text}\u2069`;
const rename = (visitor: Visitor, fullName: string) => visitor.call(auth.userInfo, { fullName });
const eventsOf = async ({ userId }: SignedUp) => {
  const { rows } = await app.database.pool.query(
    `select kind from auth.security_events where account_id = $1 and kind like 'FAMILY%' order by id`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
};

describe('the list', () => {
  test(
    'names the owner and the members, and whom the caller can remove',
    { tags: ['AUTH-55', 'ENTITY-51'] },
    async () => {
      const owner = await familyOwner(app);
      const [first, second] = [await signedUp(app), await signedUp(app)];
      await rename(first.visitor, 'Yusuf Demir');
      await rename(second.visitor, 'أمينة العلي');
      await joined(app, owner.visitor, first.visitor);
      await joined(app, owner.visitor, second.visitor);
      const { rows } = await app.database.pool.query(
        'select avatar_id from auth.profiles where account_id = $1',
        [first.userId],
      );
      expect(await listOf(owner.visitor)).toEqual({
        inviteAction: { buttonText: 'Invite someone' },
        actionText: expect.stringMatching(/room for 2 more people/),
        parent: { initials: 'MA', fullName: 'Meryem Aksoy', memberType: 'Owner' },
        members: [
          {
            userId: first.userId,
            initials: 'YD',
            fullName: 'Yusuf Demir',
            memberType: 'Member',
            profilePhoto: `/images/avatars/${rows[0].avatar_id}.webp`,
            deletable: true,
          },
          expect.objectContaining({
            initials: 'أ\u200Cا',
            fullName: 'أمينة العلي',
            deletable: true,
          }),
        ],
        invitations: [],
      });
      const seen = await listOf(first.visitor);
      expect(seen.inviteAction).toBeNull();
      expect(seen.parent.fullName).toBe('Meryem Aksoy');
      expect(seen.actionText).toContain(nameOf('Meryem Aksoy'));
      expect(seen.members.map(({ userId, deletable }) => [userId, deletable])).toEqual([
        [first.userId, true],
        [second.userId, false],
      ]);
    },
  );

  test('is in the visitor’s language', async () => {
    const owner = await familyOwner(app, { language: 'ar' });
    const { actionText, inviteAction, parent } = await listOf(owner.visitor);
    expect(actionText).toMatch(/4 أشخاص|٤ أشخاص/);
    expect([inviteAction?.buttonText, parent.memberType]).toEqual(['دعوة شخص', 'صاحب الاشتراك']);
  });

  test('offers no invitation while the family is full', async () => {
    const owner = await familyOwner(app);
    for (let seat = 0; seat < 4; seat += 1)
      await joined(app, owner.visitor, (await signedUp(app)).visitor);
    const { inviteAction, actionText } = await listOf(owner.visitor);
    expect(inviteAction).toBeNull();
    expect(actionText).toMatch(/^Your family is full/);
    app.advance(61_000);
    expect(outcome(await owner.visitor.call(auth.familyInvite, {}))).toBe('409 FAMILY_FULL');
  });

  test('a child sees the family and cannot change it', async () => {
    const owner = await familyOwner(app);
    const member = await signedUp(app);
    const token = await joined(app, owner.visitor, member.visitor);
    for (const each of [owner, member]) {
      await enterChild(each.visitor);
      const { inviteAction, members } = await listOf(each.visitor);
      expect([inviteAction, members.map(({ deletable }) => deletable)]).toEqual([null, [false]]);
      const memberId = member.userId;
      const refused = [
        await each.visitor.call(auth.familyInvite, {}),
        await each.visitor.call(auth.familyJoin, { token }),
        await each.visitor.call(auth.familyRemoveMember, { memberId }),
      ];
      expect(refused.map(outcome)).toEqual(Array(3).fill('403 KIDS_PROFILE'));
    }
  });

  test('requires an active family plan or a membership', { tags: ['ROLE-17'] }, async () => {
    const { visitor, userId } = await signedUp(app);
    const both = async () =>
      [await visitor.call(auth.familyList, {}), await visitor.call(auth.familyInvite, {})].map(
        outcome,
      );
    const refused = ['403 FAMILY_PLAN_REQUIRED', '403 FAMILY_PLAN_REQUIRED'];
    expect(await both()).toEqual(refused);
    for (const plan of [{ plan: 'SOLO' }, { status: 'CANCELED' }, { days: -4 }] as const) {
      await givePlan(app, userId, plan);
      expect(await both()).toEqual(refused);
    }
    await givePlan(app, userId, { status: 'SUSPENDED' });
    expect(await both()).toEqual(['402 PACKAGES_SUSPENDED', '403 FAMILY_PLAN_REQUIRED']);
    await givePlan(app, userId);
    expect(await both()).toEqual(['200', '200']);
  });

  test('members see why a family without an active plan shares nothing', async () => {
    const owner = await familyOwner(app);
    const member = await signedUp(app);
    await joined(app, owner.visitor, member.visitor);
    await givePlan(app, owner.userId, { status: 'SUSPENDED' });
    expect((await listOf(member.visitor)).actionText).toMatch(/not active right now/);
    expect(outcome(await owner.visitor.call(auth.familyList, {}))).toMatch(/PACKAGES_SUSPENDED/);
    await givePlan(app, owner.userId);
    expect((await listOf(member.visitor)).actionText).toMatch(/shares the family plan with you/);
  });
});

test('a canceled plan is shared until it ends; nobody joins meanwhile', async () => {
  const owner = await familyOwner(app);
  const member = await signedUp(app);
  await joined(app, owner.visitor, member.visitor);
  const token = await inviteToken(app, owner.visitor);
  await givePlan(app, owner.userId, { status: 'CANCELED' });
  const [own, theirs] = [await listOf(owner.visitor), await listOf(member.visitor)];
  expect(own.actionText).toMatch(/^You have canceled your plan\. .* until it ends on /);
  expect(own.inviteAction).toBeNull();
  expect(own.members.map(({ deletable }) => deletable)).toEqual([true]);
  expect(theirs.actionText).toMatch(/has canceled the family plan\. .* until it ends on /);
  expect(outcome(await owner.visitor.call(auth.familyInvite, {}))).toBe('403 FAMILY_PLAN_REQUIRED');
  const { visitor: late } = await signedUp(app);
  expect(outcome(await late.call(auth.familyJoin, { token }))).toMatch(/FAMILY_TOKEN_INVALID/);
});

describe('inviting', () => {
  test(
    'the owner gets a link of our origin, the same one within a minute',
    { tags: ['AUTH-56', 'ENTITY-52', 'FAMILY-23'] },
    async () => {
      const owner = await familyOwner(app);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => owner.visitor.call(auth.familyInvite, {})),
      );
      const urls = new Set(answers.map(({ data }) => data.joinUrl));
      expect([...urls]).toEqual([
        expect.stringMatching(
          /^http:\/\/localhost:3000\/family-sharing\/accept\?token=[A-Za-z0-9_-]{49}$/,
        ),
      ]);
      expect(answers[0]?.headers['cache-control']).toBe('no-store');
      expect(await eventsOf(owner)).toEqual(['FAMILY_INVITED']);
      app.advance(61_000);
      const later = await owner.visitor.call(auth.familyInvite, {});
      expect(urls.has(later.data.joinUrl)).toBe(false);
      const { rows } = await app.database.pool.query(
        `select f::text as row from auth.family_invites f where owner_id = $1`,
        [owner.userId],
      );
      expect(rows).toHaveLength(2);
      for (const url of urls) {
        const token = new URL(url).searchParams.get('token') ?? '';
        expect(rows.map(({ row }) => row).join()).not.toContain(token);
      }
    },
  );

  test('a used link is not returned again', async () => {
    const owner = await familyOwner(app);
    const token = await inviteToken(app, owner.visitor);
    await (await signedUp(app)).visitor.call(auth.familyJoin, { token });
    const { data } = await owner.visitor.call(auth.familyInvite, {});
    expect(data.joinUrl).not.toContain(token);
  });

  test('works ten times a day', async () => {
    const owner = await familyOwner(app);
    for (let count = 0; count < 10; count += 1) await inviteToken(app, owner.visitor);
    app.advance(61_000);
    const refused = await owner.visitor.call(auth.familyInvite, {});
    expect(outcome(refused)).toBe('429 TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  });

  test('neither a cookie nor a HEAD request creates a link', async () => {
    const owner = await familyOwner(app);
    expect(owner.visitor.cookies.size).toBeGreaterThan(0);
    for (const call of [auth.familyInvite, auth.familyList]) {
      const byCookie = await owner.visitor.call(call, {}, { token: null });
      expect(outcome(byCookie)).toBe('401 LOGIN_REQUIRED');
    }
    const head = await app.app.inject({
      method: 'HEAD',
      url: '/api/auth/family-sharing/invite',
      headers: { authorization: `Bearer ${owner.visitor.token}` },
    });
    expect(head.statusCode).toBeGreaterThanOrEqual(404);
    expect(await eventsOf(owner)).toEqual([]);
  });
});

test('guests and visitors whose code is due have no family', async () => {
  const owner = await familyOwner(app);
  const token = await inviteToken(app, owner.visitor);
  const memberId = owner.userId;
  const guest = app.visitor();
  const halfway = app.visitor();
  halfway.token = await app.tokens.issue({
    userId: owner.userId,
    sessionId: owner.userId,
    profileId: null,
    otpOpen: true,
  });
  for (const [visitor, refusal] of [
    [guest, '401 LOGIN_REQUIRED'],
    [halfway, '403 OTP_REQUIRED'],
  ] as const) {
    const answers = [
      await visitor.call(auth.familyList, {}),
      await visitor.call(auth.familyInvite, {}),
      await visitor.call(auth.familyJoin, { token }),
      await visitor.call(auth.familyRemoveMember, { memberId }),
    ];
    expect(answers.map(outcome)).toEqual(Array(4).fill(refusal));
    const { data } = await visitor.call(auth.familyValidate, { token });
    expect(data.joinAction.actionType).toBe('login');
  }
});
