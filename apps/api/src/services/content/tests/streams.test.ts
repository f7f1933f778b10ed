import { content, watch } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { streamOrigins } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { importCatalogue } from '../flows/import/index.ts';

let product: ProductApp;
let guest: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
});
afterAll(() => product.close());

const [ONE, TWO, THREE] = ['one', 'two', 'three'].map((name) => `https://${name}.example/x.m3u8`);

/** Imports the demo with other parties' streams in the place of a channel's programmes. */
async function withStreams(fields: Record<string, object>): Promise<void> {
  const catalogue = (await demoCatalogue()) as Catalogue;
  for (const channel of catalogue.channels)
    if (fields[channel.code]) Object.assign(channel, { programmes: [] }, fields[channel.code]);
  await importCatalogue(product.database, catalogue, { pictures: await demoPictures() });
  product.forget();
}

const idOf = async (code: string) => (await guest.call(content.channelByCode, { code })).data.id;

async function start(visitor: Visitor, code: string) {
  const eventTime = new Date(product.now()).toISOString();
  const status = { event: 'START', eventTime, sessionId: 'viewing-elsewhere' } as const;
  return (await visitor.call(watch.liveTvAccess, { channelId: await idOf(code), ...status })).data;
}

describe('a channel with several streams of another party', () => {
  const streams = [{ url: TWO }, { url: THREE }, { url: ONE, priority: 1 }];

  test('answers all addresses in the order to try them, and how far one can rewind', async () => {
    await withStreams({ hilal: { streams, window: 30 } });
    const expected = { url: ONE, urls: [TWO, THREE], window: 1800, storyboardUrl: null };
    expect((await start(guest, 'hilal')).playback).toMatchObject(expected);
    const { data } = await guest.call(content.channelUrl, { id: await idOf('hilal') });
    expect(data).toMatchObject(expected);
  });

  test('tells none of them to visitors who may not watch it', async () => {
    await withStreams({ bogaz: { streams } });
    const answers = [
      await start(guest, 'bogaz'),
      await start(await product.member('free'), 'bogaz'),
      (await guest.call(content.channelUrl, { id: await idOf('bogaz') })).envelope,
      (await guest.call(content.channelsAll, {})).envelope,
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('.example');
  });

  test('one address is a channel without others; a channel of the product has none', async () => {
    await withStreams({ hilal: { stream: ONE } });
    const alone = { url: ONE, urls: [], window: null };
    expect((await start(guest, 'hilal')).playback).toMatchObject(alone);
    expect((await start(guest, 'fanous')).playback).toMatchObject({ urls: [], window: null });
  });
});

test('the origins of all streams are known, each once; services alone may ask for them', async () => {
  const other = 'https://one.example:8443/y.m3u8';
  await withStreams({ hilal: { streams: [{ url: ONE }, { url: other }] }, bogaz: { stream: ONE } });
  const origins = ['https://one.example', 'https://one.example:8443'];
  expect(await product.internal(streamOrigins, {})).toEqual(origins);
  for (const url of ['/api/content/stream-origins', '/internal/content/stream-origins'])
    expect((await product.app.inject({ method: 'POST', url })).statusCode).toBe(404);
  await withStreams({});
  expect(await product.internal(streamOrigins, {})).toEqual([]);
});
