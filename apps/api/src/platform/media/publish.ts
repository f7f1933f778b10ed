import { mkdir, readdir, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaLibrary } from './library.ts';

/**
 * Links the files that may be served as `{version}/{clip}/{file}`, so that a static file server (deploy/nginx) finds
 * exactly those by address. Links of removed versions are deleted. The films of a data folder lie beside them as files
 * (`folderFiles`), and stay.
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
  await Promise.all(gone.map((version) => removeLinks(join(folder, version))));
}

/** Deletes links, and the folders that had nothing else. @returns whether there were any */
async function removeLinks(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const removed = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return removeLinks(path);
      if (!entry.isSymbolicLink()) return false;
      await rm(path);
      return true;
    }),
  );
  const had = removed.includes(true);
  // Not empty: a film has the same version.
  if (had) await rmdir(folder).catch(() => undefined);
  return had;
}

/** Atomically, even if a link of that name is in use. */
async function link(target: string, name: string): Promise<void> {
  const draft = `${name}.${process.pid}`;
  await mkdir(dirname(name), { recursive: true });
  await rm(draft, { force: true });
  await symlink(target, draft);
  await rename(draft, name);
}
