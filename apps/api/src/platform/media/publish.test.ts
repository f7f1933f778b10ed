import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderFiles } from './files/folder.ts';
import { MediaLibrary } from './library.ts';
import { publishFiles } from './publish.ts';

const DEMO_CLIPS = resolve(import.meta.dirname, '../../../../../demo/clips');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-publish-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a start removes links of clips that are gone, and no film', async () => {
  const demo = await MediaLibrary.open([DEMO_CLIPS]);
  await publishFiles(demo, folder);
  const [clip] = demo.files();
  const versions = new Set(demo.files().map(({ version }) => version));
  expect(new Set(await readdir(folder))).toEqual(versions);

  const films = folderFiles(folder);
  const bytes = Buffer.from('a film');
  const keys = ['0123abcd/lighthouse/360p/media.mp4', `${clip?.version}/lighthouse/media.mp4`];
  for (const key of keys) await films.write(key, bytes);

  await publishFiles(demo, folder);
  expect(new Set(await readdir(folder))).toEqual(new Set([...versions, '0123abcd']));
  await publishFiles(await MediaLibrary.open([]), folder);
  expect((await readdir(folder)).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
    ['0123abcd', clip?.version ?? ''].toSorted((one, other) => (one < other ? -1 : 1)),
  );
  for (const key of keys) {
    const buffer = Buffer.alloc(bytes.length);
    await films.read(key, buffer, 0);
    expect(buffer, key).toEqual(bytes);
  }
  expect(await readdir(join(folder, clip?.version ?? ''))).toEqual(['lighthouse']);
  films.close();
});
