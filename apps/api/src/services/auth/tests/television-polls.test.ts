import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { serviceContext } from '../../../platform/http/context.ts';
import { openSwitches } from '../../../platform/state/switches.ts';
import { createRateLimiter, memoryState } from '../../../platform/state/index.ts';
import { openAuthApp, PASSWORD, signedUp } from '../../../testing/auth-app.ts';
import { answerPoll } from '../flows/tv-poll.ts';
import type { AuthTables } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';
import { expired, televisionsAt, waiting } from './television.fixture.ts';

const app = await openAuthApp();
afterAll(() => app.close());
const { television, liveSessions } = televisionsAt(app);

describe('the television polls', () => {
  test(
    'until the code is entered, and is then signed in',
    { tags: ['AUTH-28', 'TV-21'] },
    async () => {
      const { visitor, email, userId } = await signedUp(app);
      const tv = await television();
      expect(await tv.poll()).toMatchObject(waiting);
      expect((await visitor.call(auth.tvActivate, tv.entered)).status).toBe(200);
      const { data } = await tv.pollLater();
      expect(data).toMatchObject({
        completed: true,
        tokens: { otpRequired: false, user: { email } },
      });
      tv.visitor.token = data.tokens?.accessToken ?? '';
      expect((await tv.visitor.call(auth.userDetail, {})).data.email).toBe(email);
      const refreshed = await tv.visitor.call(auth.refreshToken, {
        token: data.tokens?.refreshToken ?? '',
      });
      expect(refreshed.status).toBe(200);
      expect(await tv.pollLater()).toMatchObject(expired);
      expect(await liveSessions(userId, tv.key.deviceId)).toBe(1);
    },
  );

  test('at the other address', { tags: ['AUTH-27'] }, async () => {
    const { visitor, key } = await television();
    expect(await visitor.call(auth.tvCompleted, key)).toMatchObject(waiting);
  });

  test('at most every five seconds', async () => {
    const tv = await television();
    expect((await tv.poll()).status).toBe(200);
    const early = await tv.poll();
    expect([early.status, Number(early.headers['retry-after']) <= 5]).toEqual([429, true]);
    expect((await tv.pollLater()).status).toBe(200);
  });

  test('with guessed codes 120 times a minute from one client address', async () => {
    const strict = await openAuthApp({ rateLimitFactor: 1 });
    const visitor = strict.visitor();
    const guess = (activationCode: number) =>
      visitor.call(auth.tvCheck, {
        deviceId: 'television',
        activationCode: String(activationCode),
        deviceSecret: 'a guessed secret of the device',
      });
    const answers = await Promise.all(Array.from({ length: 125 }, (_, n) => guess(100_000 + n)));
    const tally = (status: number) => answers.filter((each) => each.status === status).length;
    expect([tally(410), tally(429)]).toEqual([120, 5]);
    await strict.close();
  });

  test('and gets one refusal for every wrong field (T-A16)', async () => {
    const { visitor } = await signedUp(app);
    const tv = await television();
    const other = await television();
    await visitor.call(auth.tvActivate, tv.entered);
    const wrong = [
      { deviceSecret: other.key.deviceSecret },
      { deviceId: other.key.deviceId },
      { activationCode: other.key.activationCode },
    ];
    const answers = [];
    for (const over of wrong) answers.push((await tv.poll(over)).envelope);
    app.advance(600_000);
    answers.push((await tv.poll()).envelope);
    for (const envelope of answers) {
      expect(envelope).toEqual(answers[0]);
      expect(envelope).toMatchObject(expired.envelope);
    }
  });

  test('at most two hundred times', async () => {
    const tv = await television();
    await app.database.pool.query('update auth.tv_codes set polls = 199 where code = $1', [
      tv.key.activationCode,
    ]);
    expect((await tv.poll()).status).toBe(200);
    expect(await tv.pollLater()).toMatchObject(expired);
  });

  test('again after a lost answer: the same session, for a minute, until it is used', async () => {
    const { visitor, userId } = await signedUp(app);
    const tv = await television();
    await visitor.call(auth.tvActivate, tv.entered);
    const first = (await tv.poll()).data.tokens;
    const again = (await tv.pollLater()).data.tokens;
    expect(again?.refreshToken).toBe(first?.refreshToken);
    expect(await liveSessions(userId, tv.key.deviceId)).toBe(1);
    await tv.visitor.call(auth.refreshToken, { token: first?.refreshToken ?? '' });
    expect(await tv.pollLater()).toMatchObject(expired);
    app.advance(60_000);
    expect(await tv.poll()).toMatchObject(expired);
  });

  test('again after a lost answer, but not a minute later', async () => {
    const { visitor } = await signedUp(app);
    const tv = await television();
    await visitor.call(auth.tvActivate, tv.entered);
    const first = (await tv.poll()).data.tokens;
    app.advance(54_000);
    expect((await tv.poll()).data.tokens?.refreshToken).toBe(first?.refreshToken);
    app.advance(6000);
    expect(await tv.poll()).toMatchObject(expired);
  });

  test('a hundred times concurrently, and gets one session', async () => {
    const { visitor, userId } = await signedUp(app);
    const tv = await television();
    await visitor.call(auth.tvActivate, tv.entered);
    const db = schemaOf<AuthTables>(app.database, 'auth');
    const poll = () => {
      const limiter = createRateLimiter({ state: memoryState() });
      const config = { deviceLimit: 10, rateLimitFactor: 1000 };
      const switches = openSwitches({ avodEnabled: 'false', multiProfileEnabled: 'false' });
      const world = { ...app, db, limiter, config, switches } as unknown as AuthWorld;
      return answerPoll(world, serviceContext({ platform: 'tv' }), tv.key);
    };
    // A busy machine refuses a poll without a free connection; no poll may get a second session.
    const answers = await Promise.allSettled(Array.from({ length: 100 }, poll));
    const answered = answers.filter((answer) => answer.status === 'fulfilled');
    const refreshTokens = new Set(answered.map(({ value }) => value.tokens?.refreshToken));
    expect([...refreshTokens]).toEqual([expect.any(String)]);
    expect(await liveSessions(userId, tv.key.deviceId)).toBe(1);
  });

  test.each([
    ['live', false],
    ['logged out', true],
  ])(
    'and gets nothing after a new password, the approving session being %s',
    async (_, loggedOut) => {
      const { visitor, email } = await signedUp(app);
      const tv = await television();
      await visitor.call(auth.tvActivate, tv.entered);
      if (loggedOut) await visitor.call(auth.logout, {});
      const elsewhere = app.visitor({ deviceId: 'another-device' });
      const login = await elsewhere.call(auth.login, { email, password: PASSWORD });
      elsewhere.token = login.data.accessToken;
      const changed = await elsewhere.call(auth.updatePassword, {
        currentPassword: PASSWORD,
        newPassword: 'another-salam-1453',
      });
      expect(changed.status).toBe(200);
      expect(await tv.poll()).toMatchObject(expired);
    },
  );

  test('and is signed in even if the phone has logged out meanwhile', async () => {
    const { visitor } = await signedUp(app);
    const tv = await television();
    await visitor.call(auth.tvActivate, tv.entered);
    await visitor.call(auth.logout, {});
    expect((await tv.poll()).data.completed).toBe(true);
  });
});
