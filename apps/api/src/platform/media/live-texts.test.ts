import type { Schedule } from '@kandil/media';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';
import { MediaLibrary } from './library.ts';
import { LiveTexts } from './live-texts.ts';
import { writePack } from './pack.fixture.ts';
import type { Resource } from './target.ts';
import { liveText } from './text-answers.ts';
import { channelPrefix } from './token.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 32);
const keys = [{ id: 'k1', secret: 'k'.repeat(43) }];
const schedule: Schedule = [{ ref: 'a', minutes: 30, clips: ['dunes', 'arch'] }];
const hilal = { code: 'hilal', schedule };
const whole: Resource = { kind: 'playlist', rendition: '720p', delta: false };
let folder = '';
let library: MediaLibrary;
let texts: LiveTexts;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-texts-'));
  await writePack(join(folder, 'seed'), ['dunes', 'arch'], 'aaaaaaaa');
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  library = await MediaLibrary.open([join(folder, 'seed'), join(folder, 'full')], () => NOW);
  texts = new LiveTexts(library, keys);
});

/** The text without a cache. */
const rendered = (resource: Resource, now: number, { code, schedule }: typeof hilal = hilal) =>
  liveText(library, schedule, resource, now, addressesOf(channelPrefix(code), keys));

const RESOURCES: Resource[] = [
  { kind: 'master' },
  whole,
  { ...whole, delta: true },
  { ...whole, rendition: '360p' },
  { ...whole, rendition: 'ar' },
  { ...whole, rendition: 'sub-en' },
];

describe('the texts of channels', () => {
  it('equal those made without a cache', () => {
    const girih = { code: 'girih', schedule };
    for (let turn = 0; turn < 2; turn++)
      for (const channel of [hilal, girih])
        for (const resource of RESOURCES)
          expect(texts.answer(channel, resource, NOW)).toEqual(rendered(resource, NOW, channel));
  });

  it('are made once per segment', () => {
    for (const resource of RESOURCES) {
      const first = texts.answer(hilal, resource, NOW);
      expect(texts.answer(hilal, resource, NOW + 3999)).toBe(first);
    }
    const next = texts.answer(hilal, whole, NOW + 4000);
    expect(next).toEqual(rendered(whole, NOW + 4000));
    expect(next).not.toEqual(rendered(whole, NOW));
  });

  it('contain nothing of the viewer: every address is relative, with a proof for the channel only', () => {
    const lines = (texts.answer(hilal, whole, NOW)?.text ?? '').split('\n');
    const addresses = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(addresses).toHaveLength(1800);
    for (const address of new Set(addresses))
      expect(address).toMatch(/^\.\.\/c\/\w+\/720p\/media\.mp4\?v=aaaaaaaa&p=[\w-]{22}$/);
  });

  it('follow a schedule that changes in the middle of a segment', () => {
    texts.answer(hilal, whole, NOW);
    const changed = { ...hilal, schedule: [{ ref: 'b', minutes: 30, clips: ['arch'] }] };
    const after = texts.answer(changed, whole, NOW);
    expect(after).toEqual(rendered(whole, NOW, changed));
    expect(after?.text).not.toContain('dunes');
    expect(texts.answer(changed, whole, NOW)).toBe(after);
  });

  it('are remade when the clips change, and not cached without clips', async () => {
    const tall = { code: 'tall', schedule: [{ ref: 'c', minutes: 30, clips: ['tall'] }] };
    const first = texts.answer(hilal, whole, NOW);
    expect(texts.answer(tall, whole, NOW)).toBeUndefined();
    await writePack(join(folder, 'full'), ['tall'], 'bbbbbbbb');
    await library.refresh();
    expect(texts.answer(hilal, whole, NOW)).not.toBe(first);
    const later = NOW + 122 * 60_000;
    expect(texts.answer(tall, whole, later)?.text).toContain('v=bbbbbbbb');
  });

  it('are cached for a bounded number of channels', () => {
    const answerOf = (code: string) => texts.answer({ code, schedule }, whole, NOW);
    const first = answerOf('channel-0');
    const last = Array.from({ length: 128 }, (_, index) => answerOf(`channel-${index + 1}`)).at(-1);
    expect(answerOf('channel-128')).toBe(last);
    expect(answerOf('channel-0')).not.toBe(first);
  });
});
