import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaLibrary } from './library.ts';

/**
 * Links the files that may be served as `{version}/{clip}/{file}`, so that a static file server (deploy/nginx) finds
 * exactly those by address. Links of removed versions are deleted.
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

/** Atomically, even if a link of that name is in use. */
async function link(target: string, name: string): Promise<void> {
  const draft = `${name}.${process.pid}`;
  await mkdir(dirname(name), { recursive: true });
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(draft, name);
}
