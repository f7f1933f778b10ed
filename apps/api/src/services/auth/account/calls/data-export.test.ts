import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../demo/accounts.ts';
import { type AuthApp, openAuthApp, signedUp } from '../../../../testing/auth-app.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';

describe('the data export', () => {
  let product: ProductApp;
  beforeAll(async () => {
    product = await openProductApp();
  });
  afterAll(() => product.close());

  test('is one document with the data of every service and without secrets', async () => {
    const member = await product.member('family');
    const titles = (await member.call(content.categoryItems, { code: 'home', limit: 2 })).data;
    const [saved, liked] = titles;
    await member.call(content.addToMyList, { seriesId: saved?.id ?? 0 });
    await member.call(content.contentLikesRate, { seriesId: liked?.id ?? 0, likesRate: 'LIKE' });
    const [channel] = (await member.call(content.channelsAll, {})).data;
    await member.call(content.channelFavouriteAdd, { id: channel?.id ?? 0 });
    const { rows } = await product.database.pool.query(
      'select id from content.video order by duration desc limit 1',
    );
    const report = { event: 'PAUSE', lastSec: 120, sessionId: 'player-of-a-test' } as const;
    const eventTime = new Date(product.now()).toISOString();
    await member.call(watch.contentAccess, { ...report, videoId: rows[0].id, eventTime });
    const profiles = (await member.call(auth.profileList, {})).data;
    const child = profiles.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
    await member.call(auth.profilePin, { id: child, pin: '1453', password: DEMO_PASSWORD });

    const { status, data, headers } = await member.call(auth.dataExport, {});
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(data).toMatchObject({
      account: { fullName: 'Yusuf Demir', email: 'family@kandil.test', deletionAt: null },
      profiles: [{ profileName: 'Yusuf Demir' }, { profileName: 'Elif', hasPin: true }],
      sessions: [{ platform: 'web', endedAt: null }],
      myList: [{ code: saved?.code }],
      ratings: [{ code: liked?.code, likes: true }],
      favouriteChannels: [{ title: expect.any(String) }],
      progress: [{ videoId: rows[0].id, lastSec: 120 }],
      subscription: { plan: 'FAMILY', status: 'ACTIVE' },
      connectedIdentities: [],
    });
    expect(data['receipts']).toHaveLength(3);
    expect(data['securityEvents']).toContainEqual(expect.objectContaining({ kind: 'LOGIN' }));
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/argon2|hash|secret|"token/i);
    expect(text).not.toContain('member@kandil.test');
  });

  test('works five times an hour per account', async () => {
    const [here, there] = [await product.member('member'), await product.member('member')];
    const answers = await Promise.all(
      [here, there, here, there, here, there, here].map((each) => each.call(auth.dataExport, {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test('refuses a child’s profile and guests', async () => {
    const member = await product.member('family');
    const child = (await member.call(auth.profileList, {})).data.find(
      ({ profileType }) => profileType === 'KIDS',
    );
    await member.call(auth.profileSelect, { id: child?.id ?? 0 });
    const refused = await member.call(auth.dataExport, {});
    expect([refused.status, refused.meta?.['code']]).toEqual([403, 'KIDS_PROFILE']);
    expect((await product.visitor().call(auth.dataExport, {})).status).toBe(401);
  });
});

describe('while a service is unavailable', () => {
  let app: AuthApp;
  beforeAll(async () => {
    app = await openAuthApp();
  });
  afterAll(() => app.close());

  test('nothing is exported, and no attempt counts', async () => {
    const { visitor } = await signedUp(app);
    for (const service of ['content', 'watch', 'purchase']) app.away.add(service);
    for (let tries = 0; tries < 8; tries += 1) {
      const { status, data, meta } = await visitor.call(auth.dataExport, {});
      expect([status, data, meta?.['code']]).toEqual([503, null, 'UNAVAILABLE']);
    }
  });
});
