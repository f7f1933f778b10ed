import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, openAuthApp, type SignedUp, signedUp } from '../../../testing/auth-app.ts';
import { familyOwner, givePlan, inviteToken, joined, outcome } from '../../../testing/family.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp({ multiProfileEnabled: 'true' });
});
afterAll(() => app.close());

const listOf = async (visitor: Visitor) => (await visitor.call(auth.familyList, {})).data;
const nameOf = (text: string) => `\u2068${text}\u2069`;
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

/** Makes the visitor's session one of a child. */
async function enterChild(visitor: Visitor): Promise<void> {
  const { data } = await visitor.call(auth.profileAdd, {
    profileName: 'Elif',
    avatarId: 'cat',
    langCode: 'en',
    profileType: 'KIDS',
  });
  const entered = await visitor.call(auth.profileSelect, { id: data.id });
  visitor.token = entered.data.accessToken;
}

describe('the list', () => {
  test(
    'names the owner and the members, each as who looks may treat them',
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
            profilePhoto: `avatars/${rows[0].avatar_id}.webp`,
            deletable: true,
          },
          expect.objectContaining({
            initials: 'أ\u200Cا',
            fullName: 'أمينة العلي',
            deletable: true,
          }),
        ],
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
    expect(actionText).toMatch(/^Every place in your family is taken/);
    app.advance(61_000);
    expect(outcome(await owner.visitor.call(auth.familyInvite, {}))).toBe('409 FAMILY_FULL');
  });

  test('a child sees the family and may change nothing', async () => {
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

  test(
    'is for active family plans alone, and for who is in a family',
    { tags: ['ROLE-17'] },
    async () => {
      const { visitor, userId } = await signedUp(app);
      const both = async () =>
        [await visitor.call(auth.familyList, {}), await visitor.call(auth.familyInvite, {})].map(
          outcome,
        );
      const refused = ['403 FAMILY_PLAN_REQUIRED', '403 FAMILY_PLAN_REQUIRED'];
      expect(await both()).toEqual(refused);
      for (const plan of [
        { plan: 'SOLO' },
        { status: 'SUSPENDED' },
        { status: 'CANCELED' },
        { days: -1 },
      ] as const) {
        await givePlan(app, userId, plan);
        expect(await both()).toEqual(refused);
      }
      await givePlan(app, userId);
      expect(await both()).toEqual(['200', '200']);
    },
  );

  test('a family whose plan is not active rests: members see why', async () => {
    const owner = await familyOwner(app);
    const member = await signedUp(app);
    await joined(app, owner.visitor, member.visitor);
    await givePlan(app, owner.userId, { status: 'SUSPENDED' });
    expect((await listOf(member.visitor)).actionText).toMatch(/not active right now/);
    expect(outcome(await owner.visitor.call(auth.familyList, {}))).toMatch(/FAMILY_PLAN_REQUIRED/);
    await givePlan(app, owner.userId);
    expect((await listOf(member.visitor)).actionText).toMatch(/shares the family plan with you/);
  });
});

describe('inviting', () => {
  test(
    'the owner gets a link of our own, the same one within a minute',
    { tags: ['AUTH-56', 'ENTITY-52', 'FAMILY-23'] },
    async () => {
      const owner = await familyOwner(app);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => owner.visitor.call(auth.familyInvite, {})),
      );
      const urls = new Set(answers.map(({ data }) => data.joinUrl));
      expect([...urls]).toEqual([
        expect.stringMatching(
          /^http:\/\/localhost:3000\/family-sharing\/accept\?token=[A-Za-z0-9_-]{43}$/,
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

  test('a link that was used is not given again', async () => {
    const owner = await familyOwner(app);
    const token = await inviteToken(app, owner.visitor);
    await (await signedUp(app)).visitor.call(auth.familyJoin, { token });
    const { data } = await owner.visitor.call(auth.familyInvite, {});
    expect(data.joinUrl).not.toContain(token);
  });

  test('ten times a day', async () => {
    const owner = await familyOwner(app);
    for (let count = 0; count < 10; count += 1) await inviteToken(app, owner.visitor);
    app.advance(61_000);
    const refused = await owner.visitor.call(auth.familyInvite, {});
    expect(outcome(refused)).toBe('429 TOO_MANY_REQUESTS');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  });

  test('neither a cookie nor a HEAD request makes it', async () => {
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

describe('joining', () => {
  test(
    'a member joins once, however often they ask, and both are told',
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
        message: `Welcome to ${nameOf('Meryem Aksoy')}’s family.`,
        headers: { 'cache-control': 'no-store' },
      });
      expect((await listOf(owner.visitor)).members).toHaveLength(1);
      await mailed(owner, `${nameOf('Yusuf Demir')} joined your family`);
      await mailed(member, `You are in ${nameOf('Meryem Aksoy')}’s family`);
      expect(
        subjectsTo(owner).filter((subject) => /joined your family/.test(subject)),
      ).toHaveLength(1);
      expect(await eventsOf(member)).toEqual(['FAMILY_JOINED']);
    },
  );

  test('whoever once shared a plan of their own ends that family by joining another', async () => {
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
      /Your own family, whose plan is not active, ends when you join\.$/,
    );
    expect(outcome(await former.visitor.call(auth.familyJoin, { token }))).toBe('200');
    expect(outcome(await child.visitor.call(auth.familyList, {}))).toMatch(/FAMILY_PLAN_REQUIRED/);
    await givePlan(app, former.userId);
    expect(outcome(await former.visitor.call(auth.familyInvite, {}))).toBe('409 ALREADY_IN_FAMILY');
    const late = await child.visitor.call(auth.familyJoin, { token: open });
    expect(outcome(late)).toBe('410 FAMILY_TOKEN_INVALID');
  });

  test('five times an hour', async () => {
    const { visitor } = await signedUp(app);
    const token = 'a'.repeat(43);
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => visitor.call(auth.familyJoin, { token })),
    );
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('not while it cannot be known what the owner shares, and the link stays', async () => {
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
    'the owner removes a member, also twice, who is told',
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
      await mailed(member, `You are no longer in ${nameOf('Meryem Aksoy')}’s family`);
      expect(await eventsOf(owner)).toEqual(['FAMILY_INVITED', 'FAMILY_MEMBER_REMOVED']);
      await joined(app, owner.visitor, member.visitor);
      expect((await listOf(owner.visitor)).members).toHaveLength(1);
    },
  );

  test('a member leaves, also twice, and the owner is told', { tags: ['FAMILY-28'] }, async () => {
    const [owner, member] = [await familyOwner(app), await signedUp(app)];
    await joined(app, owner.visitor, member.visitor);
    const leave = () => member.visitor.call(auth.familyRemoveMember, { memberId: member.userId });
    expect([outcome(await leave()), outcome(await leave())]).toEqual(['200', '200']);
    await mailed(owner, `${nameOf('Meryem Aksoy')} left your family`);
    expect(await eventsOf(member)).toEqual(['FAMILY_JOINED', 'FAMILY_LEFT']);
    expect((await listOf(owner.visitor)).members).toEqual([]);
  });

  test(
    'nobody removes whom the list does not let them: it is not found',
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

test('guests, and who has not entered their code, are in no family', async () => {
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
