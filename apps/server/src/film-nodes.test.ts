import { type Stack, startStack } from '@kandil/testkit/stack';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { openBucket } from '../../api/src/testing/bucket.ts';
import { film } from '../../api/src/services/content/flows/ingest/film.fixture.ts';
import { firstRange, part, playlistOf } from './plays.fixture.ts';

/*
 * Two nodes share a database and a bucket, and no folder. A film that is put into the drop folder of one is ingested there,
 * and both play it.
 */

const CODE = 'nur-film';
const bucket = await openBucket();
const database = await openTestDatabase({ from: 'demo' });
let folder = '';
let nodes: Stack[] = [];

const folderOf = (name: string) => join(folder, name);
const start = (name: string) =>
  startStack({
    dataDir: folderOf(name),
    env: {
      DATABASE_URL: database.url,
      NODE_NAME: name,
      MEDIA_S3_URL: bucket.options.endpoint,
      MEDIA_S3_ACCESS_KEY_ID: bucket.options.accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
      // Every read goes to the store.
      MEDIA_CACHE_MB: '0',
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-film-nodes-'));
  const one = await start('one');
  await cp(folderOf('one/secrets'), folderOf('two/secrets'), { recursive: true });
  nodes = [one, await start('two')];
}, 180_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await database.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const count = async (what: string) => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int ${what}`);
  return rows[0]?.count ?? 0;
};

describe('a film in the drop folder of one of two nodes that share no folder', () => {
  test('is ingested by the worker that has it, whichever takes the job, and plays from both', async () => {
    const drop = folderOf('two/ingest');
    await film(join(folder, 'film.mkv'));
    await mkdir(drop, { recursive: true });
    await rename(join(folder, 'film.mkv'), join(drop, `${CODE}.mkv`));
    await vi.waitFor(async () => expect(await count('from content.video_asset')).toBe(1), {
      timeout: 120_000,
      interval: 500,
    });
    const [key = ''] = (await bucket.keys()).filter((each) => each.endsWith('180p/media.mp4'));
    const object = Buffer.from((await bucket.blobs.get(key)) ?? '');
    for (const node of nodes) {
      const master = await vi.waitFor(
        async () => {
          const found = await playlistOf(node, CODE);
          expect(await (await fetch(found)).text()).toContain('RESOLUTION=320x180');
          return found;
        },
        { timeout: 30_000, interval: 300 },
      );
      const first = await firstRange(master);
      const [from = 0, to = 0] = first.range.match(/\d+/g)?.map(Number) ?? [];
      for (const other of nodes) {
        const { status, bytes } = await part(first, other);
        expect([status, bytes.equals(object.subarray(from, to + 1))]).toEqual([206, true]);
      }
      expect(await readdir(join(node.dataDir, 'media-files'))).not.toContain(key.split('/')[1]);
    }
    expect(await readdir(folderOf('one/ingest/done')).catch(() => [])).toEqual([]);
    expect(await readdir(folderOf('two/ingest/done'))).toEqual([`${CODE}.mkv`]);
  }, 240_000);

  test('while the bucket is away, plays what was read before; afterwards everything', async () => {
    const [node] = nodes as [Stack];
    const master = await playlistOf(node, CODE);
    const first = await firstRange(master);
    expect((await part(first, node)).status).toBe(206);
    const picture = new URL('storyboard.vtt', master);
    const [, sheet = ''] =
      /^(\S+storyboard\.jpg\S*?)#/m.exec(await (await fetch(picture)).text()) ?? [];
    await bucket.failWith();
    expect((await part(first, node)).status).toBe(206);
    expect((await fetch(new URL(sheet, picture))).status).toBeGreaterThanOrEqual(500);
    await bucket.mend();
    expect((await fetch(new URL(sheet, picture))).status).toBe(200);
  }, 60_000);
});
