import { auth } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  freshEmail,
  openAuthApp,
  PASSWORD,
  type SignedUp,
  signedUp,
} from '../../../testing/auth-app.ts';
import { createGate } from '../flows/passwords/gate.ts';
import { createPasswords } from '../flows/passwords/index.ts';
import { rounds } from '../../../testing/rounds.ts';

let app: AuthApp;
let member: SignedUp;
beforeAll(async () => {
  app = await openAuthApp({}, { isStill: true });
  member = await signedUp(app);
});
afterAll(() => app.close());

const logIn = (patch: object = {}, path = '/public/login', platform = 'tv') =>
  app
    .visitor({ platform })
    .call(auth.login, { email: member.email, password: PASSWORD, ...patch }, { path });

describe('login refuses', () => {
  test('more than one attempt per 1, 2, 4 ... 30 seconds from the fifth on, for known and unknown names, until a success', async () => {
    const { email } = await signedUp(app);
    for (const name of [email, freshEmail()]) {
      const attempt = (password = 'no-no') =>
        app.visitor().call(auth.login, { email: name, password });
      for (let count = 1; count <= 5; count += 1) expect((await attempt()).status).toBe(401);
      const refused = await attempt();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
      app.advance(1000);
      expect((await attempt()).status).toBe(401);
      expect((await attempt()).headers['retry-after']).toBe('2');
      app.advance(2000);
      expect((await attempt(PASSWORD)).status).toBe(name === email ? 200 : 401);
      expect((await attempt()).status).toBe(name === email ? 401 : 429);
    }
  });

  test('concurrent attempts like sequential ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        app.visitor().call(auth.login, { email: member.email, password: 'no-no' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    app.advance(3_600_000);
    expect((await logIn()).status).toBe(200);
  });

  test('a flood at once, with a retry time; refused requests do not count as attempts', async () => {
    const own = await openAuthApp({}, { passwords: createPasswords() });
    const { email } = await signedUp(own);
    const statuses: number[] = [];
    for (let round = 0; round < rounds({ usual: 2, long: 6 }); round += 1) {
      const crowd = Array.from({ length: 60 }, () => freshEmail());
      const answers = await Promise.all(
        [...crowd, email].map((name) =>
          own.visitor().call(auth.login, { email: name, password: PASSWORD }),
        ),
      );
      const busy = answers.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThan(0);
      for (const { meta, headers } of busy) {
        expect([meta?.['code'], Number(headers['retry-after']) >= 2]).toEqual(['BUSY', true]);
      }
      statuses.push(answers.at(-1)?.status ?? 0);
    }
    expect(statuses).not.toContain(429);
    const last = await own.visitor().call(auth.login, { email, password: PASSWORD });
    expect(last.status).toBe(200);
    await own.close();
  });

  test('while passwords cannot be compared, without a query', async () => {
    const full = createGate({ atOnce: 0, waiting: 0, patience: 1000 });
    const own = await openAuthApp({}, { passwords: createPasswords(full) });
    const holder = await own.database.pool.connect();
    try {
      await holder.query('begin; lock table auth.accounts');
      const { status, meta } = await own
        .visitor()
        .call(auth.login, { email: freshEmail(), password: PASSWORD });
      expect([status, meta?.['code']]).toEqual([503, 'BUSY']);
    } finally {
      await holder.query('rollback');
      holder.release();
      await own.close();
    }
  });

  test('more than twenty attempts in two minutes from one client address, over all paths of the call', async () => {
    const own = await openAuthApp({ rateLimitFactor: 1 });
    try {
      const attempt = (path: string, ip: string) =>
        own.visitor({ ip }).call(auth.login, { email: freshEmail(), password: 'x' }, { path });
      const paths = ['/public/login', '/v4/login', '/auth/login'];
      for (let count = 0; count < 20; count += 1)
        expect((await attempt(paths[count % 3] ?? '', '2001:db8::1')).status).toBe(401);
      const refused = await attempt('/public/login', '2001:db8::2');
      expect([refused.status, refused.meta?.['code']]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(refused.meta?.['retryAfter']).toBe(Number(refused.headers['retry-after']));
      expect((await attempt('/public/login', '2001:db8:0:1::2')).status).toBe(401);
    } finally {
      await own.close();
    }
  });
});
