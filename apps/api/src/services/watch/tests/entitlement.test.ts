import { content, auth, watch } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../../demo/accounts.ts';
import { givePlan, joined } from '../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** Contents, in the order of the columns. */
const CONTENTS = [
  ['free episode', { video: 'keeper-of-cordoba-s1e1' }],
  ['paid episode', { video: 'keeper-of-cordoba-s1e2' }],
  ['film', { video: 'the-calligrapher-film' }],
  ['trailer', { video: 'son-kale-trailer' }],
  ['title for children', { video: 'moonlight-friends-s1e2' }],
  ['title for adults', { video: 'son-kale-s1e2' }],
  ['free channel', { channel: 'hilal' }],
  ['paid channel', { channel: 'bogaz' }],
] as const;

/** One letter per answer. */
const ANSWERS = {
  A: 'ALLOWED',
  L: 'LOGIN',
  P: 'PACKAGES',
  S: 'PACKAGES_SUSPENDED',
  D: 'DEVICES',
  W: 'WARNING',
} as const;

/** Viewers with their answers with ads and without. */
const TABLE: Record<string, [withAds: string, without: string]> = {
  guest: ['ALLALLAL', 'LLLALLLL'],
  'member without a plan': ['APPAPPAP', 'APPAPPAP'],
  'member with an own plan': ['AAAAAAAA', 'AAAAAAAA'],
  'owner of a family plan': ['AAAAAAAA', 'AAAAAAAA'],
  'member of a family': ['AAAAAAAA', 'AAAAAAAA'],
  'suspended member': ['ASSASSAS', 'ASSASSAS'],
  'canceled member, paid until later': ['AAAAAAAA', 'AAAAAAAA'],
  'member whose plan has ended': ['APPAPPAP', 'APPAPPAP'],
  'child of a family': ['WWWWAWWW', 'WWWWAWWW'],
  'member on a device beyond the limit': ['ADDADDAD', 'DDDADDDD'],
  'member whose lease limit is reached': ['ADDADDAD', 'DDDADDDD'],
};

describe.each([
  ['with ads', 'true', 0],
  ['without ads', '1', 1],
] as const)(
  'access, %s',
  { tags: ['ROLE-01', 'ROLE-02', 'ROLE-04', 'WATCH-01', 'WATCH-02'] },
  (_, avodEnabled, column) => {
    let product: ProductApp;
    const found = new Map<string, { videoId: number } | { channelId: number }>();
    beforeAll(async () => {
      product = await openProductApp({ avodEnabled, deviceLimit: 2 });
      const guest = product.visitor();
      for (const [name, what] of CONTENTS)
        found.set(
          name,
          'video' in what
            ? {
                videoId: (await guest.call(content.videoByCode, { videoCode: what.video })).data.id,
              }
            : {
                channelId: (await guest.call(content.channelByCode, { code: what.channel })).data
                  .id,
              },
        );
    }, 60_000);
    afterAll(() => product?.close());

    const idOf = (role: DemoAccount['role']) =>
      DEMO_ACCOUNTS.find((account) => account.role === role)?.userId ?? '';

    async function start(visitor: Visitor, name: string, sessionId: string) {
      const what = found.get(name) ?? { videoId: 0 };
      const eventTime = new Date(product.now()).toISOString();
      const report = { event: 'START', eventTime, sessionId } as const;
      const answer =
        'videoId' in what
          ? await visitor.call(watch.contentAccess, { ...what, ...report })
          : await visitor.call(watch.liveTvAccess, { ...what, ...report });
      return answer.data;
    }

    async function familyMember(): Promise<Visitor> {
      product.advance(3_600_000);
      const member = await product.member('free', { deviceId: 'of-a-relative' });
      await joined(product, await product.member('family'), member);
      return member;
    }
    async function onLastDevice(): Promise<Visitor> {
      for (const deviceId of ['first', 'second']) {
        await product.member('canceled', { deviceId });
        product.advance(1000);
      }
      return product.member('canceled', { deviceId: 'third' });
    }
    async function besideOthers(): Promise<Visitor> {
      const visitor = await product.member('member');
      for (const player of ['television', 'telephone'])
        expect((await start(visitor, 'paid episode', player)).access).toBe('ALLOWED');
      return visitor;
    }
    async function afterTheEnd(): Promise<Visitor> {
      await givePlan(product, idOf('member'), { plan: 'SOLO', days: -4 });
      return product.member('member');
    }

    const VIEWERS: Record<string, () => Promise<Visitor>> = {
      guest: async () => product.visitor(),
      'member without a plan': () => product.member('free'),
      'member with an own plan': () => product.member('member'),
      'owner of a family plan': () => product.member('family'),
      'suspended member': () => product.member('suspended'),
      'canceled member, paid until later': () => product.member('canceled'),
      'child of a family': () => product.member('family', { kids: true }),
      'member whose lease limit is reached': besideOthers,
      'member on a device beyond the limit': onLastDevice,
      'member whose plan has ended': afterTheEnd,
      'member of a family': familyMember,
    };

    test.each(Object.entries(VIEWERS))('%s', async (name, viewer) => {
      await product.database.pool.query('delete from watch.stream_lease');
      const visitor = await viewer();
      const expected = [...(TABLE[name]?.[column] ?? '')].map(
        (letter) => ANSWERS[letter as keyof typeof ANSWERS],
      );
      const answers = [];
      for (const [what] of CONTENTS)
        answers.push(await start(visitor, what, 'player-of-the-table'));
      expect(answers.map(({ access }) => access)).toEqual(expected);
      const onAllScreens = name === 'member whose lease limit is reached';
      for (const { access, playback, warning, streams } of answers)
        expect([playback !== null, warning !== null, streams?.running.length ?? 0]).toEqual([
          access === 'ALLOWED',
          access === 'WARNING',
          access === 'DEVICES' && onAllScreens ? 2 : 0,
        ]);
    });

    test('the table has a row for each viewer', () => {
      expect(Object.keys(VIEWERS).toSorted()).toEqual(Object.keys(TABLE).toSorted());
    });

    test('a member who leaves the family loses its access', async () => {
      const member = await product.member('free');
      await member.call(auth.familyRemoveMember, { memberId: idOf('free') });
      expect((await start(member, 'paid episode', 'player-of-a-leaver')).access).toBe('PACKAGES');
    });

    test('an address without a player gets the same decision', async () => {
      await product.database.pool.query('delete from watch.stream_lease');
      const status: Record<string, number> = { A: 200, L: 401, P: 402, S: 402 };
      for (const name of ['guest', 'member without a plan', 'suspended member']) {
        const visitor = await VIEWERS[name]?.();
        const seen = [];
        for (const [what, { video }] of CONTENTS.slice(0, 6) as [string, { video: string }][]) {
          const videoId = (found.get(what) as { videoId: number }).videoId;
          seen.push([video, (await visitor?.call(content.videoUrl, { videoId }))?.status]);
        }
        const letters = [...(TABLE[name]?.[column] ?? '')];
        expect(seen).toEqual(seen.map(([video], index) => [video, status[letters[index] ?? '']]));
      }
    });
  },
);
