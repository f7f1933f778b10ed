import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
  strangeLink,
} from '../../../../testing/auth-app.ts';
import { resetTokenIn } from '../../../../testing/auth-secrets.ts';
import {
  familyOwner,
  givePlan,
  inviteToken,
  joined,
  outcome,
  type Plan,
} from '../../../../testing/family.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

const DAY = 24 * 3_600_000;

let app: AuthApp;
let owner: SignedUp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

const NAME = '\u2068Meryem Aksoy\u2069';
const familyOf = async ({ userId }: SignedUp) => {
  const { rows } = await app.database.pool.query(
    'select account_id from auth.family_members where owner_id = $1 and left_at is null',
    [userId],
  );
  return rows.map(({ account_id }) => account_id as string);
};
const join = async ({ visitor }: SignedUp, token: string) =>
  outcome(await visitor.call(auth.familyJoin, { token }));
const validate = (visitor: Visitor, token: string) => visitor.call(auth.familyValidate, { token });

/** Advances the clock by days and renews the members' access tokens. */
async function days(count: number, ...members: SignedUp[]): Promise<void> {
  app.advance(count * DAY);
  for (const { visitor } of members) {
    const { data } = await visitor.call(auth.refreshToken, {});
    visitor.token = data.accessToken;
  }
}

/** The token of a password reset link. */
async function resetToken({ email }: SignedUp): Promise<string> {
  await app.visitor().call(auth.forgotPassword, { email });
  const find = () =>
    app.mails.find(({ to, subject }) => to === email && subject.startsWith('Set a new password'));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return resetTokenIn({ text: find()?.text ?? '' });
}

async function fill(): Promise<void> {
  for (let seat = 0; seat < 4; seat += 1)
    await joined(app, owner.visitor, (await signedUp(app)).visitor);
}

describe('opening an invitation', () => {
  test(
    'a guest can log in and a member can join; it stays unused',
    { tags: ['AUTH-57', 'ENTITY-53', 'ENTITY-54'] },
    async () => {
      owner = await familyOwner(app);
      const token = await inviteToken(app, owner.visitor);
      const guest = await validate(app.visitor(), token);
      expect(guest.headers['cache-control']).toBe('no-store');
      expect(guest.data).toEqual({
        actionText: 'You’re invited to a family',
        message: expect.stringMatching(`^${NAME} invites you .* Log in or sign up first, then`),
        joinAction: {
          actionType: 'login',
          buttonText: 'Log in',
          warningTitle: null,
          warningText: null,
        },
      });
      const { visitor } = await signedUp(app);
      const { data } = await validate(visitor, token);
      expect(data.joinAction).toMatchObject({
        actionType: 'join',
        buttonText: 'Join the family',
        warningTitle: null,
      });
      expect(data.message).not.toMatch(/Log in|charged/);
    },
  );

  test('a member with a subscription reads that it continues, and can join', async () => {
    const { visitor, userId } = await signedUp(app);
    const token = await inviteToken(app, owner.visitor);
    const messageWith = async (plan: Plan) => {
      await givePlan(app, userId, { plan: 'SOLO', ...plan });
      const { data } = await validate(visitor, token);
      expect(data.joinAction.actionType).toBe('join');
      return data.message;
    };
    expect(await messageWith({ status: 'CANCELED' })).not.toMatch(/charged/);
    expect(await messageWith({ status: 'SUSPENDED' })).toMatch(/charged/);
    expect(await messageWith({})).toMatch(/continues and will be charged until you cancel it\.$/);
    expect(outcome(await visitor.call(auth.familyJoin, { token }))).toBe('200');
    const { data } = await visitor.call(auth.userDetail, {});
    expect(data.subscription).toMatchObject({ productCode: 'SOLO', shared: false });
  });

  test('is in the visitor’s language', async () => {
    const token = await inviteToken(app, owner.visitor);
    const { data } = await validate(app.visitor({ language: 'ar' }), token);
    expect([data.actionText, data.joinAction.buttonText]).toEqual([
      'دعوة إلى عائلة',
      'تسجيل الدخول',
    ]);
  });
});

test('an invitation can be used until its seven days are over', async () => {
  [owner, member] = [await familyOwner(app), await signedUp(app)];
  const token = await inviteToken(app, owner.visitor);
  await days(7 - 1 / 1440, owner, member);
  expect(await join(member, token)).toBe('200');
});

/** Each prepares the token to try, and names the expected warning and the outcome of joining. */
const CASES: [string, () => Promise<string>, { warning?: string; join: string }][] = [
  [
    'that another member has used',
    async () => joined(app, owner.visitor, (await signedUp(app)).visitor),
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'opened by its owner',
    async () => {
      member = owner;
      return inviteToken(app, owner.visitor);
    },
    { warning: 'This is your own invitation', join: '409 ALREADY_IN_FAMILY' },
  ],
  [
    'expired',
    async () => {
      const token = await inviteToken(app, owner.visitor);
      await days(7, owner, member);
      return token;
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'with one letter changed',
    async () => {
      const token = await inviteToken(app, owner.visitor);
      return (token.startsWith('a') ? 'b' : 'a') + token.slice(1);
    },
    { join: '400 LINK_DAMAGED' },
  ],
  [
    'for another purpose',
    async () => {
      return resetToken(owner);
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'whose owner’s plan is suspended',
    async () => {
      const token = await inviteToken(app, owner.visitor);
      await givePlan(app, owner.userId, { status: 'SUSPENDED' });
      return token;
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'whose owner has changed the plan',
    async () => {
      const token = await inviteToken(app, owner.visitor);
      await givePlan(app, owner.userId, { plan: 'SOLO' });
      return token;
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'whose owner’s account is disabled',
    async () => {
      const token = await inviteToken(app, owner.visitor);
      await app.database.pool.query('update auth.accounts set disabled_at = now() where id = $1', [
        owner.userId,
      ]);
      return token;
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'of a family that is full by now',
    async () => {
      const token = await inviteToken(app, owner.visitor);
      await fill();
      return token;
    },
    { warning: 'This family is full', join: '409 FAMILY_FULL' },
  ],
  [
    'for a member of the family',
    async () => {
      await joined(app, owner.visitor, member.visitor);
      return inviteToken(app, owner.visitor);
    },
    { warning: 'You’re already in this family', join: '409 ALREADY_IN_FAMILY' },
  ],
  [
    'for a member of another family',
    async () => {
      await joined(app, (await familyOwner(app)).visitor, member.visitor);
      return inviteToken(app, owner.visitor);
    },
    { warning: 'You are in another family', join: '409 ALREADY_IN_FAMILY' },
  ],
  [
    'for the owner of a family plan',
    async () => {
      await givePlan(app, member.userId);
      return inviteToken(app, owner.visitor);
    },
    { warning: 'You have your own family plan', join: '409 ALREADY_IN_FAMILY' },
  ],
  [
    'that a removed member joined with',
    async () => {
      const token = await joined(app, owner.visitor, member.visitor);
      await owner.visitor.call(auth.familyRemoveMember, { memberId: member.userId });
      return token;
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
  [
    'that a removed member never used',
    async () => {
      const unused = await inviteToken(app, owner.visitor);
      await joined(app, owner.visitor, member.visitor);
      await owner.visitor.call(auth.familyRemoveMember, { memberId: member.userId });
      return unused;
    },
    { join: '410 FAMILY_TOKEN_INVALID' },
  ],
];

describe('T-P09 an invitation', () => {
  test.each(CASES)('%s is refused', async (_name, prepare, { warning, join: refused }) => {
    [owner, member] = [await familyOwner(app), await signedUp(app)];
    const token = await prepare();
    const before = await familyOf(owner);
    const seen = await validate(member.visitor, token);
    const action = seen.data?.joinAction;
    expect([outcome(seen), action?.actionType, action?.warningTitle]).toEqual(
      warning ? ['200', 'other', warning] : [refused, undefined, undefined],
    );
    expect(await join(member, token)).toBe(refused);
    expect(await familyOf(owner)).toEqual(before);
  });

  test('ends when its owner changes the password: a thief of the old one may have created it', async () => {
    [owner, member] = [await familyOwner(app), await signedUp(app)];
    const token = await inviteToken(app, owner.visitor);
    const changed = await owner.visitor.call(auth.updatePassword, {
      currentPassword: PASSWORD,
      newPassword: 'nightingale-77',
    });
    expect(changed.status).toBe(200);
    expect(await join(member, token)).toBe('410 FAMILY_TOKEN_INVALID');
  });
});

test('one client address can open invitations 20 times a minute', async () => {
  const strict = await openAuthApp({ rateLimitFactor: 1 });
  try {
    const token = strangeLink();
    const visitor = strict.visitor();
    const answers = await Promise.all(Array.from({ length: 24 }, () => validate(visitor, token)));
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  } finally {
    await strict.close();
  }
});
