import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaLibrary } from './library.ts';

/**
 * Lays the files that may be served out as `{version}/{clip}/{file}`, each a link to where it is, so that a server of
 * files (deploy/nginx) finds every one by its address and nothing beside them. Versions that are gone are taken away.
 *
 * @throws Error of the file system
 */
export async function publishFiles(library: MediaLibrary, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = library.files();
  await Promise.all(
    files.map(({ clip, version, file, path }) => link(path, join(folder, version, clip, file))),
  );
  const versions = new Set(files.map(({ version }) => version));
  const gone = (await readdir(folder)).filter((version) => !versions.has(version));
  await Promise.all(
    gone.map((version) => rm(join(folder, version), { recursive: true, force: true })),
  );
}

/** In one step, also where another link of that name is in use. */
async function link(target: string, name: string): Promise<void> {
  const draft = `${name}.${process.pid}`;
  await mkdir(dirname(name), { recursive: true });
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(draft, name);
}
