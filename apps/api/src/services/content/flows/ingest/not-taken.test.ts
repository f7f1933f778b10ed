import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notTaken } from './not-taken.ts';
import { placesOf } from './places.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drop-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('of everything in the drop folder that is not taken, the reason is said', async () => {
  const places = placesOf(folder);
  for (const name of [join(places.drop, 'extras'), places.done])
    await mkdir(name, { recursive: true });
  for (const name of ['FILM.mkv', 'nur.mkv', 'nur.en.srt', 'sea.en.srt', '.sea.mkv', 'a.exe'])
    await writeFile(join(places.drop, name), '');
  await symlink(join(places.drop, 'nur.mkv'), join(places.drop, 'link.mkv'));
  const said = new Map((await notTaken(places)).map(({ name, reason }) => [name, reason]));
  expect([...said.keys()].toSorted()).toEqual(
    ['.sea.mkv', 'FILM.mkv', 'a.exe', 'extras', 'link.mkv', 'sea.en.srt'].toSorted(),
  );
  expect(said.get('sea.en.srt')).toMatch(/no film beside it has its code/);
  expect(said.get('FILM.mkv')).toMatch(/not the name of a film/);
});
