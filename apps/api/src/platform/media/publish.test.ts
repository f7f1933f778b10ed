import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MediaLibrary } from './library.ts';
import { publishFiles } from './publish.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-publish-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A pack of one clip in one version. */
const pack = (version: string): Pick<MediaLibrary, 'files'> => ({
  files: () => [{ clip: 'arch', version, file: '720p/media.mp4', path: join(folder, 'pack.mp4') }],
});

it('links the files of clips, removes links of former versions, and leaves the files of films', async () => {
  const media = join(folder, 'media-files');
  const film = join(media, '0123abcd/ingest-0123456789abcdef/720p/media.mp4');
  const former = join(media, '00000000/arch/720p/media.mp4');
  for (const file of [film, former]) await mkdir(dirname(file), { recursive: true });
  await writeFile(film, 'a film');
  await symlink(join(folder, 'former.mp4'), former);
  await publishFiles(pack('89abcdef') as MediaLibrary, media);
  await publishFiles(pack('89abcdef') as MediaLibrary, media);
  expect(await readlink(join(media, '89abcdef/arch/720p/media.mp4'))).toBe(
    join(folder, 'pack.mp4'),
  );
  await expect(readlink(former)).rejects.toThrow('ENOENT');
  expect(await readFile(film, 'utf8')).toBe('a film');
});
