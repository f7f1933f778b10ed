import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaLibrary } from './library.ts';

/**
 * Links the files that may be served as `{version}/{clip}/{file}`, so that a static file server (deploy/nginx) finds
 * exactly those by address. Links of removed versions are deleted. Files of assets, which are in the same folder, are no
 * links and stay.
 *
 * @throws Error of the file system
 */
export async function publishFiles(library: MediaLibrary, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = library.files();
  const named = new Map(
    files.map(({ clip, version, file, path }) => [join(folder, version, clip, file), path]),
  );
  await Promise.all([...named].map(([name, path]) => link(path, name)));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const gone = links.map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(
    gone.filter((name) => !named.has(name)).map((name) => rm(name, { force: true })),
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
