import { auth } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, openAuthApp, PASSWORD, signedUp } from '../../../../testing/auth-app.ts';
import { type Change, duringLock } from '../../../../testing/during-lock.ts';
import { repeat } from '../../../../testing/rounds.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

const MINUTE = 60_000;
const refusal = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) => [
  status,
  meta?.['code'],
];

describe.each(['true', 'false'])('with the multi-profile flag %s', (multiProfileEnabled) => {
  /** For tests that the flag does not concern: both values only at full counts. */
  const eitherWay = multiProfileEnabled === 'true' ? {} : { tags: ['long'] };
  let app: AuthApp;
  beforeAll(async () => {
    app = await openAuthApp({ multiProfileEnabled });
  });
  afterAll(() => app.close());

  const add = async (visitor: Visitor, profileName: string, profileType: 'ADULT' | 'KIDS') => {
    const fields = { profileName, avatarId: 'rocket', langCode: 'en', profileType };
    return (await visitor.call(auth.profileAdd, fields)).data.id;
  };
  const setPin = async (visitor: Visitor, id: number, pin: string | null) =>
    visitor.call(auth.profilePin, { id, pin, password: PASSWORD });
  const sessionOf = async (token: string | null) => {
    const session = await app.tokens.read(token ?? '');
    if (!session) throw new Error('that is no token');
    return session;
  };
  const actsAs = async (visitor: Visitor, profileId: number | null = null) => {
    const { sessionId } = await sessionOf(visitor.token);
    return (await app.internal(sessionCheck, { sessionId, profileId })).profile?.id ?? null;
  };
  const enter = async (visitor: Visitor, id: number, pin?: string) => {
    const answer = await visitor.call(auth.profileSelect, { id, ...(pin && { pin }) });
    if (answer.status === 200) visitor.token = answer.data.accessToken;
    return answer;
  };
  /** An account with an adult profile with the PIN 0404, and a child's profile with 1453. */
  const family = async (platform = 'tv') => {
    const { visitor, email } = await signedUp(app, { platform });
    const first = (await visitor.call(auth.profileList, {})).data[0]?.id ?? 0;
    const adult = await add(visitor, 'Yusuf', 'ADULT');
    const child = await add(visitor, 'Elif', 'KIDS');
    expect((await setPin(visitor, adult, '0404')).data.hasPin).toBe(true);
    expect((await setPin(visitor, child, '1453')).data.hasPin).toBe(true);
    return { visitor, email, first, adult, child };
  };

  test('the token names the entered profile, after a refresh too', async () => {
    const { visitor, email, child } = await family();
    const { data: login } = await visitor.call(auth.login, { email, password: PASSWORD });
    visitor.token = login.accessToken;
    const { data } = await enter(visitor, child);
    expect(data).toMatchObject({ token: data.accessToken, expiresIn: 900, profile: { id: child } });
    expect((await sessionOf(data.accessToken)).profileId).toBe(child);
    const refreshed = await visitor.call(auth.refreshToken, { token: login.refreshToken ?? '' });
    expect((await sessionOf(refreshed.data.accessToken)).profileId).toBe(child);
    expect(await actsAs(visitor)).toBe(child);
  });

  test('the entered profile applies, whatever a request names', async () => {
    const { visitor, first, adult, child } = await family();
    expect(await actsAs(visitor, adult)).toBeNull();
    expect(await actsAs(visitor, first)).toBe(first);
    await enter(visitor, child);
    for (const named of [first, adult, child, null])
      expect(await actsAs(visitor, named)).toBe(child);
  });

  test(
    'a PIN keeps others out of an adult profile and a child inside its profile',
    eitherWay,
    async () => {
      const { visitor, first, adult, child } = await family();
      expect(refusal(await enter(visitor, adult))).toEqual([403, 'PIN_REQUIRED']);
      expect(refusal(await enter(visitor, adult, '0000'))).toEqual([403, 'PIN_WRONG']);
      expect((await enter(visitor, adult, '0404')).status).toBe(200);
      expect((await enter(visitor, adult)).status).toBe(200);
      expect((await enter(visitor, child)).status).toBe(200);
      expect(refusal(await enter(visitor, first))).toEqual([403, 'PIN_REQUIRED']);
      expect(refusal(await enter(visitor, adult, '1453'))).toEqual([403, 'PIN_WRONG']);
      expect(await actsAs(visitor)).toBe(child);
      expect((await enter(visitor, first, '1453')).status).toBe(200);
      expect((await enter(visitor, adult, '0404')).status).toBe(200);
    },
  );

  test(
    'five attempts in 15 minutes, concurrent ones too; the right PIN resets the count',
    eitherWay,
    async () => {
      const { visitor, adult } = await family();
      for (let tries = 0; tries < 4; tries += 1) await enter(visitor, adult, '0000');
      await enter(visitor, adult, '0404');
      const { visitor: other, email, adult: theirs } = await family();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          other.call(auth.profileSelect, { id: theirs, pin: '0000' }),
        ),
      );
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
      const refused = await enter(other, theirs, '0404');
      expect(refusal(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(refused.meta?.['retryAfter']).toBeGreaterThan(600);
      app.advance(15 * MINUTE);
      const login = { email, password: PASSWORD };
      const { data } = await other.call(auth.login, login, { token: null });
      other.token = data.accessToken;
      expect((await enter(other, theirs, '0404')).status).toBe(200);
    },
  );

  test('a child’s profile cannot change the account', eitherWay, async () => {
    const { visitor, first, child } = await family();
    await enter(visitor, child);
    const answers = [
      await visitor.call(auth.profileAdd, { profileName: 'x', avatarId: 'cat', langCode: 'en' }),
      await visitor.call(auth.profileEdit, { id: child, profileType: 'ADULT' }),
      await visitor.call(auth.profileDelete, { id: child }),
      await setPin(visitor, child, null),
      await visitor.call(auth.userInfo, { fullName: 'x' }),
      await visitor.call(auth.emailUpdate, { email: 'x@kandil.test' }),
    ];
    expect(answers.map(refusal)).toEqual(answers.map(() => [403, 'KIDS_PROFILE']));
    await enter(visitor, first, '1453');
    expect((await visitor.call(auth.userInfo, { fullName: 'Meryem' })).status).toBe(200);
  });

  test('setting or removing a PIN requires the password of the account', eitherWay, async () => {
    const { visitor, adult, first } = await family();
    const wrong = await visitor.call(auth.profilePin, { id: adult, pin: null, password: 'guess' });
    expect(refusal(wrong)).toEqual([403, 'WRONG_PASSWORD']);
    expect((await setPin(visitor, adult, null)).data.hasPin).toBe(false);
    expect((await enter(visitor, adult)).status).toBe(200);
    const { rows } = await app.database.pool.query(
      'select pin_hash from auth.profiles where pin_hash is not null limit 1',
    );
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
    expect((await setPin(visitor, first, '12a4')).status).toBe(400);
  });

  /** Makes a change while a selection waits for the account's lock. */
  const selectDuring = async (
    visitor: Visitor,
    args: { id: number; pin?: string },
    ...change: Change
  ) => {
    const { userId } = await sessionOf(visitor.token);
    const lock = ['select 1 from auth.accounts where id = $1 for update', userId] as const;
    return duringLock(app.database, [lock, change], () => visitor.call(auth.profileSelect, args));
  };

  test('a PIN that becomes necessary meanwhile is required', eitherWay, async () => {
    const { visitor, first, child } = await family();
    const { sessionId } = await sessionOf(visitor.token);
    const move = 'update auth.sessions set profile_id = $1 where id = $2';
    const answer = await selectDuring(visitor, { id: first }, move, child, sessionId);
    expect(refusal(answer)).toEqual([403, 'PIN_REQUIRED']);
    expect(await actsAs(visitor)).toBe(child);
  });

  test('a PIN that was changed meanwhile is refused', eitherWay, async () => {
    const { visitor, first, adult } = await family();
    await enter(visitor, first);
    const change = `update auth.profiles set pin_hash = 'another' where id = $1`;
    const answer = await selectDuring(visitor, { id: adult, pin: '0404' }, change, adult);
    expect(refusal(answer)).toEqual([403, 'PIN_REQUIRED']);
    expect(await actsAs(visitor)).toBe(first);
  });

  test('deleting a child’s profile signs out the devices in it', async () => {
    const { visitor, email, child, adult } = await family();
    const tv = app.visitor({ platform: 'tv', deviceId: 'device-of-elif' });
    const other = app.visitor({ platform: 'tv', deviceId: 'device-of-yusuf' });
    for (const each of [tv, other])
      each.token = (await each.call(auth.login, { email, password: PASSWORD })).data.accessToken;
    await enter(tv, child);
    await enter(other, adult, '0404');
    for (const id of [child, adult])
      expect((await visitor.call(auth.profileDelete, { id })).status).toBe(200);
    expect(refusal(await tv.call(auth.profileList, {}))).toEqual([401, 'SESSION_ENDED']);
    expect((await other.call(auth.profileList, {})).status).toBe(200);
    expect(await actsAs(other)).not.toBeNull();
  });

  test('a television that a child’s device signs in enters the child’s profile too', async () => {
    const { visitor, child } = await family();
    await enter(visitor, child);
    const tv = app.visitor({ platform: 'tv', deviceId: 'television-of-elif' });
    const deviceId = 'television-of-elif';
    const { data: shown } = await tv.call(auth.tvCodeCreate, { deviceId });
    const { activationCode, deviceSecret } = shown;
    expect((await visitor.call(auth.tvActivate, { activationCode })).status).toBe(200);
    const poll = await tv.call(auth.tvCompleted, { deviceId, activationCode, deviceSecret });
    tv.token = poll.data.tokens?.accessToken ?? null;
    expect((await sessionOf(tv.token)).profileId).toBe(child);
    expect(await actsAs(tv)).toBe(child);
  });

  test(
    'profiles of other accounts and unknown ones are not found; guests are refused',
    eitherWay,
    async () => {
      const [mine, theirs] = [await family(), await family()];
      for (const id of [theirs.first, theirs.child, 2_000_000_000]) {
        expect(refusal(await enter(mine.visitor, id, '1453'))).toEqual([404, 'NOT_FOUND']);
        expect(refusal(await setPin(mine.visitor, id, '1111'))).toEqual([404, 'NOT_FOUND']);
      }
      const guest = app.visitor();
      expect((await enter(guest, mine.first)).status).toBe(401);
      expect((await setPin(guest, mine.first, '1111')).status).toBe(401);
      await mine.visitor.call(auth.logout, {});
      expect(refusal(await enter(mine.visitor, mine.first))).toEqual([401, 'SESSION_ENDED']);
    },
  );

  test('a default profile with a PIN applies by default only if there is no choice', async () => {
    const { visitor, first } = await family();
    await setPin(visitor, first, '2024');
    expect(await actsAs(visitor)).toBe(multiProfileEnabled === 'true' ? null : first);
  });

  test(
    'changes and deletions that come at once never stand in each other’s way',
    eitherWay,
    async (context) => {
      await repeat(context, { usual: 3, long: 10 }, async () => {
        const { visitor, first, adult, child } = await family();
        const answers = await Promise.all([
          visitor.call(auth.profileSelect, { id: adult, pin: '0404' }),
          visitor.call(auth.profileDelete, { id: adult }),
          visitor.call(auth.profileSelect, { id: child }),
          visitor.call(auth.profileSelect, { id: first }),
        ]);
        for (const { status } of answers) expect([200, 403, 404]).toContain(status);
      });
    },
  );
});
