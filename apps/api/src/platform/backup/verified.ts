import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { timeOf } from './retention.ts';

/** Beside the backups, not in one: a folder with a strange file is no backup. */
const FILE = 'verified.json';

const verified = z.object({
  /** When it was found good. */
  at: z.iso.datetime(),
  /** When the backup was made. */
  of: z.iso.datetime(),
});

export type Verification = z.output<typeof verified>;

/** Notes that a backup was read as a whole and found good. */
export async function noteVerified(folder: string, at: Date): Promise<void> {
  const made = timeOf(basename(folder));
  if (made === null) return;
  const note: Verification = { at: at.toISOString(), of: new Date(made).toISOString() };
  // A folder that cannot be written to is still good.
  await writeFile(join(dirname(folder), FILE), JSON.stringify(note)).catch(() => undefined);
}

/** What was last found good; null if nothing was. @param folder with the backups */
export async function readVerified(folder: string): Promise<Verification | null> {
  try {
    return verified.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    return null;
  }
}
