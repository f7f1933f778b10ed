import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A least-recently-used cache of files with a limit on their total size. */
export interface DiskCache {
  read(name: string): Promise<Buffer | undefined>;
  /** Never rejects: a file that cannot be stored is made again. */
  write(name: string, bytes: Buffer): Promise<void>;
}

const GIGABYTE = 1_073_741_824;
const SHARE_OF_DISK = 0.05;
const NAME = /^[0-9a-z.-]+$/;

/** @param limit in bytes; by default 1 GB or 5 % of the disk, whichever is less (SEC-20) */
export async function openDiskCache(folder: string, limit?: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const most = limit ?? (await defaultLimit(folder));
  const sizes = await inventory(folder);
  let total = sizes.values().reduce((sum, bytes) => sum + bytes, 0);

  const forget = (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };
  const keep = (name: string, bytes: number) => {
    forget(name);
    sizes.set(name, bytes);
    total += bytes;
  };
  const makeRoom = async () => {
    const gone: string[] = [];
    for (const name of sizes.keys()) {
      if (total <= most) break;
      forget(name);
      gone.push(name);
    }
    await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })));
  };
  await makeRoom();

  return {
    async read(name) {
      const bytes = sizes.get(name);
      if (bytes === undefined) return undefined;
      keep(name, bytes);
      return readFile(join(folder, name)).catch(() => {
        forget(name);
        return undefined;
      });
    },
    async write(name, bytes) {
      if (bytes.length > most) return;
      const draft = join(folder, `${randomUUID()}.draft`);
      try {
        // Somebody may have cleared the folder since the start.
        await mkdir(folder, { recursive: true });
        await writeFile(draft, bytes);
        await rename(draft, join(folder, name));
        keep(name, bytes.length);
        await makeRoom();
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function defaultLimit(folder: string): Promise<number> {
  const { blocks, bsize } = await statfs(folder);
  return Math.min(GIGABYTE, blocks * bsize * SHARE_OF_DISK);
}

/** The files of earlier runs, oldest first. Removes the drafts of killed runs. */
async function inventory(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names
      .filter((name) => NAME.test(name))
      .map(async (name) => {
        if (!name.endsWith('.draft')) return { name, ...(await stat(join(folder, name))) };
        await rm(join(folder, name), { force: true });
        return undefined;
      }),
  );
  const cached = files
    .filter((file) => file !== undefined)
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs);
  return new Map(cached.map(({ name, size }) => [name, size]));
}
