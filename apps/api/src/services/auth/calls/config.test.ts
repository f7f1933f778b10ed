import { auth } from '@kandil/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { openAuthApp } from '../../../testing/auth-app.ts';
import { closeDemo, seedDemo } from '../flows/demo.ts';

const app = await openAuthApp();
afterAll(() => app.close());

describe('config', () => {
  test(
    'GET /config is public, the same for everyone, and cacheable',
    { tags: ['AUTH-22'] },
    async () => {
      const { status, data, headers } = await app.visitor().call(auth.config, {});
      expect(status).toBe(200);
      expect(data).toEqual({
        appVersion: '1.2.3',
        services: { auth: '/api/auth', content: '/api/content' },
        AVOD_ENABLED: 'false',
        MULTI_PROFILE_ENABLED: 'false',
        registrationClosed: false,
        notice: null,
        PLAYER_DESKTOP_ONLY: 'true',
        CUSTOM_ANALYTICS_ENABLED: 'false',
        DEBUG_OVERLAY_ENABLED: 'false',
        passwordMinLength: 4,
        otpLength: 6,
        botCheck: { kind: 'none', siteKey: null, scriptUrl: null },
        socialProviders: [],
        demoAccounts: null,
      });
      expect(headers['cache-control']).toMatch(/^public, max-age=30/);
    },
  );

  test('the demo offers its accounts in the visitor’s language; they work until the demo is closed', async () => {
    const demo = await openAuthApp({ demo: true });
    try {
      await seedDemo(demo.database, demo.now);
      await Promise.all([seedDemo(demo.database, demo.now), seedDemo(demo.database, demo.now)]);
      const { data } = await demo.visitor({ language: 'ar' }).call(auth.config, {});
      expect(data.demoAccounts).toHaveLength(DEMO_ACCOUNTS.length);
      for (const { email, password, title } of data.demoAccounts ?? []) {
        expect(title).toMatch(/[\u0600-\u06FF]/);
        const visitor = demo.visitor();
        const answer = await visitor.call(auth.login, { email, password });
        expect([answer.status, answer.data.otpRequired]).toEqual([200, false]);
        visitor.token = answer.data.accessToken;
        const { data: profiles } = await visitor.call(auth.profileList, {});
        const kinds = email.startsWith('family@') ? ['ADULT', 'KIDS'] : ['ADULT'];
        expect(profiles.map(({ profileType }) => profileType)).toEqual(kinds);
      }
      await closeDemo(demo.database, demo.now);
      const { email, password } = data.demoAccounts?.[0] ?? { email: '', password: '' };
      const closed = await demo.visitor().call(auth.login, { email, password });
      expect(closed.meta?.['code']).toBe('ACCOUNT_DISABLED');
      await seedDemo(demo.database, demo.now);
      expect((await demo.visitor().call(auth.login, { email, password })).status).toBe(200);
      const ids = await demo.database.pool.query('select id from auth.accounts order by id');
      expect(ids.rows.map(({ id }) => id)).toEqual(DEMO_ACCOUNTS.map(({ userId }) => userId));
    } finally {
      await demo.close();
    }
  });
});
