import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { expired, televisionsAt } from './television.fixture.ts';

const app = await openAuthApp();
afterAll(() => app.close());
const { newDevice, television } = televisionsAt(app);

describe('a code for a television', () => {
  test(
    'is six digits, with a secret and the address to enter it',
    { tags: ['AUTH-23', 'TV-19'] },
    async () => {
      const { created } = await television();
      expect(created).toMatchObject({
        status: 200,
        data: {
          activationCode: expect.stringMatching(/^\d{6}$/),
          deviceSecret: expect.stringMatching(/^[\w-]{43}$/),
          activateUrl: 'http://localhost:3000/activate',
          expiresIn: 600,
          pollAfter: 5,
        },
      });
      expect(created.headers['cache-control']).toBe('no-store');
    },
  );

  test('is available at the other address too', { tags: ['AUTH-24'] }, async () => {
    const answer = await app.visitor().call(auth.tvCodeCreateByGet, { deviceId: newDevice() });
    expect(answer.data.activationCode).toMatch(/^\d{6}$/);
  });

  test('is stored without the secret', async () => {
    const { created } = await television();
    const { rows } = await app.database.pool.query('select * from auth.tv_codes');
    expect(JSON.stringify(rows)).not.toContain(created.data.deviceSecret);
  });

  test('is available to a device five times an hour', async () => {
    const deviceId = newDevice();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await television(deviceId)).created.status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('requires a device', async () => {
    expect((await app.visitor().call(auth.tvCodeCreate, { deviceId: '' })).status).toBe(400);
  });
});

describe('entering the code', () => {
  test('signs the television in and names it', { tags: ['AUTH-25', 'AUTH-30'] }, async () => {
    const { visitor, email } = await signedUp(app);
    const { entered } = await television();
    const answer = await visitor.call(auth.tvActivate, entered, { path: '/activate' });
    expect(answer).toMatchObject({
      status: 200,
      message: 'Samsung TV in Istanbul is signed in. You can put your phone away.',
      data: { deviceName: 'Samsung TV' },
    });
    const mail = await app.mailTo(email, 2);
    expect(mail.subject).toBe('A television was signed in to your account');
    expect(mail.text).toMatch(/Samsung TV[\s\S]*Istanbul/);
  });

  test(
    'works at the other address, in the language of the member',
    { tags: ['AUTH-26'] },
    async () => {
      const { visitor } = await signedUp(app, { language: 'ar' });
      const { entered } = await television();
      const answer = await visitor.call(auth.tvActivate, entered, {
        path: '/public/otp-login/validate',
      });
      expect(answer.message).toContain('تلفاز Samsung');
    },
  );

  test('requires a member with a live session', async () => {
    const { entered } = await television();
    expect((await app.visitor().call(auth.tvActivate, entered)).status).toBe(401);
    const { visitor } = await signedUp(app);
    const { token } = visitor;
    await visitor.call(auth.logout, {});
    expect((await visitor.call(auth.tvActivate, entered, { token })).status).toBe(401);
  });

  test('is refused for an unknown, expired or used code', async () => {
    const { visitor } = await signedUp(app);
    const { entered } = await television();
    const unknown = entered.activationCode === '000000' ? '000001' : '000000';
    expect(await visitor.call(auth.tvActivate, { activationCode: unknown })).toMatchObject({
      status: 400,
      envelope: { meta: { code: 'CODE_WRONG' } },
    });
    expect((await visitor.call(auth.tvActivate, { activationCode: '12345' })).status).toBe(400);
    expect((await visitor.call(auth.tvActivate, entered)).status).toBe(200);
    const other = await signedUp(app);
    expect(await other.visitor.call(auth.tvActivate, entered)).toMatchObject(expired);
    const late = await television();
    app.advance(600_000);
    expect(await visitor.call(auth.tvActivate, late.entered)).toMatchObject(expired);
  });

  test('works five times a minute and twenty times an hour', async () => {
    const { visitor } = await signedUp(app);
    const tries = async () => {
      const statuses = [];
      for (let n = 0; n < 6; n += 1) {
        const { status } = await visitor.call(auth.tvActivate, { activationCode: '999999' });
        statuses.push(status);
      }
      app.advance(60_000);
      return statuses.join(' ');
    };
    expect(await tries()).toBe('400 400 400 400 400 429');
    for (let n = 0; n < 3; n += 1) await tries();
    expect(await tries()).toBe('429 429 429 429 429 429');
  });
});
