import { content, watch } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { CatalogueError } from '../../../platform/catalogue-error.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let product: ProductApp;
let guest: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
});
afterAll(() => product.close());

const at = (ahead: number) => new Date(product.now() + ahead).toISOString();
const channel = async (code: string) => (await guest.call(content.channelByCode, { code })).data;

describe('the guide of all channels', () => {
  test('has every programme in the requested hours, without a gap', async () => {
    const { data, headers } = await guest.call(content.channelGuide, { from: at(-HOUR), hours: 4 });
    const all = await guest.call(content.channelsAll, {});
    expect(headers['cache-control']).toMatch(/^public/);
    expect(data.map(({ channelId }) => channelId)).toEqual(all.data.map(({ id }) => id));
    for (const { programmes } of data) {
      const starts = programmes.map(({ startDate }) => startDate);
      expect(starts.slice(1)).toEqual(programmes.slice(0, -1).map(({ endDate }) => endDate));
      expect(Date.parse(starts[0] ?? '')).toBeLessThanOrEqual(product.now() - HOUR);
      expect(Date.parse(programmes.at(-1)?.endDate ?? '')).toBeGreaterThanOrEqual(
        product.now() + 3 * HOUR,
      );
    }
  });

  test('agrees with each channel’s guide and current programme', async () => {
    const { id, epgInfo } = await channel('hilal');
    const [found] = (
      await guest.call(content.channelGuide, { from: at(0), hours: 3, channels: String(id) })
    ).data;
    expect(found?.channelId).toBe(id);
    expect(found?.programmes[0]?.title).toBe(epgInfo?.currentEPGTitle);
    const own = (await guest.call(content.channelEpg, { id })).data;
    expect(own).toEqual(expect.arrayContaining(found?.programmes ?? []));
  });

  test('is in the visitor’s language, for one category or the named channels', async () => {
    const arabic = product.visitor({ language: 'ar' });
    const { data } = await arabic.call(content.channelGuide, {
      from: at(0),
      hours: 24,
      category: 'faith',
    });
    const faith = (await guest.call(content.channelsOfCategory, { code: 'faith' })).data;
    expect(data.map(({ channelId }) => channelId)).toEqual(faith.map(({ id }) => id));
    const titles = data.flatMap(({ programmes }) => programmes.map(({ title }) => title));
    expect(titles).toContain('ليلة القدر');
    const two = faith.map(({ id }) => id).join();
    const named = await guest.call(content.channelGuide, { from: at(0), channels: two });
    expect(named.data.map(({ channelId }) => channelId)).toEqual(faith.map(({ id }) => id));
  });

  test('reaches two weeks back and ahead, at most a day per request', async () => {
    const status = async (args: { from: string; hours?: number; channels?: string }) =>
      (await guest.call(content.channelGuide, args)).status;
    expect(await status({ from: at(14 * DAY - HOUR) })).toBe(200);
    expect(await status({ from: at(-14 * DAY + HOUR) })).toBe(200);
    expect(await status({ from: at(14 * DAY + HOUR) })).toBe(400);
    expect(await status({ from: at(-14 * DAY - HOUR) })).toBe(400);
    expect(await status({ from: '0001-01-01T00:00:00Z' })).toBe(400);
    expect(await status({ from: 'tomorrow' })).toBe(400);
    expect(await status({ from: at(0), hours: 25 })).toBe(400);
    expect(await status({ from: at(0), hours: 0 })).toBe(400);
    expect(await status({ from: at(0), channels: '1 or 1=1' })).toBe(400);
    expect(await status({ from: at(0), channels: Array(51).fill('1').join() })).toBe(400);
    const unknown = { from: at(0), category: 'no-such-category' };
    expect((await guest.call(content.channelGuide, unknown)).status).toBe(404);
  });

  test('has only channels for children for a child, also by id', async () => {
    const child = await product.member('family', { kids: true });
    const [fanous, bogaz] = await Promise.all([channel('fanous'), channel('bogaz')]);
    const { data, headers } = await child.call(content.channelGuide, { from: at(0) });
    expect(data.map(({ channelId }) => channelId)).toEqual([fanous.id]);
    expect(headers['cache-control']).toBe('no-store');
    const asked = { from: at(0), channels: `${bogaz.id},${fanous.id}` };
    const named = (await child.call(content.channelGuide, asked)).data;
    expect(named.map(({ channelId }) => channelId)).toEqual([fanous.id]);
  });
});

describe('a channel from another origin', () => {
  const ELSEWHERE = 'https://live.example/hilal/master.m3u8';
  const withStream = async (stream: string) => {
    const catalogue = (await demoCatalogue()) as Catalogue;
    const [, hilal] = catalogue.channels;
    if (hilal) Object.assign(hilal, { stream, programmes: [] });
    await importCatalogue(product.database, catalogue, { pictures: await demoPictures() });
    product.forget();
  };
  const start = async (visitor: Visitor, code: string) => {
    const { id: channelId } = await channel(code);
    const status = { event: 'START', eventTime: at(0), sessionId: 'viewing-elsewhere' } as const;
    return (await visitor.call(watch.liveTvAccess, { channelId, ...status })).data;
  };

  test('plays from its own URL, unsigned and without our playlists', async () => {
    await withStream(ELSEWHERE);
    const { access, playback } = await start(guest, 'hilal');
    expect(access).toBe('ALLOWED');
    expect(playback).toMatchObject({ url: ELSEWHERE, storyboardUrl: null, playlists: null });
    const { id } = await channel('hilal');
    expect((await guest.call(content.channelUrl, { id })).data.url).toBe(ELSEWHERE);
    // Nobody has said what it shows: no programmes are made up.
    expect((await channel('hilal')).epgInfo).toBeNull();
    expect((await guest.call(content.channelEpg, { id })).data).toEqual([]);
    const guide = await guest.call(content.channelGuide, { from: at(0), channels: String(id) });
    expect(guide.data).toEqual([{ channelId: id, programmes: [] }]);
  });

  test('has no URL for visitors who may not watch it', async () => {
    const catalogue = (await demoCatalogue()) as Catalogue;
    const [bogaz] = catalogue.channels;
    const stream = 'https://live.example/bogaz.m3u8';
    if (bogaz) Object.assign(bogaz, { stream, programmes: [] });
    await importCatalogue(product.database, catalogue, { pictures: await demoPictures() });
    product.forget();
    expect(await start(guest, 'bogaz')).toMatchObject({ access: 'LOGIN', playback: null });
    const poor = await product.member('free');
    expect(await start(poor, 'bogaz')).toMatchObject({ access: 'PACKAGES', playback: null });
    const listed = await guest.call(content.channelsAll, {});
    expect(JSON.stringify(listed.envelope)).not.toContain('live.example');
  });

  test.each(['http://live.example/x.m3u8', 'javascript:alert(1)', 'file:///etc/passwd', 'x.m3u8'])(
    'is refused at %s',
    async (stream) => {
      await expect(withStream(stream)).rejects.toThrow(CatalogueError);
    },
  );
});
