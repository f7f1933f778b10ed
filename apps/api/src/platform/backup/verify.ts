import { StartupError } from '../startup-error.ts';
import type { BackupKey } from './key.ts';
import { describePart, type Manifest, type Part, placeOf, readManifest } from './manifest.ts';
import { readPart } from './parts.ts';
import { Damage, OtherKey } from './sealed.ts';

/** The bytes of a line break, which ends a row of COPY and never is within one. */
const LINE_BREAK = 10;

/**
 * Reads a whole backup. @throws StartupError that names every damaged part, or the key that it needs
 */
export async function verifyBackup(folder: string, key: BackupKey): Promise<Manifest> {
  try {
    const manifest = await readManifest(folder, key);
    const problems: string[] = [];
    for (const part of manifest.parts) {
      const problem = await problemOf(part, manifest, { folder, key });
      if (problem) problems.push(`${part.file} (${describePart(part)}): ${problem}`);
    }
    if (problems.length > 0) throw new Damage(problems.join('; '));
    return manifest;
  } catch (error) {
    if (error instanceof Damage)
      throw new StartupError(`The backup ${folder} is damaged: ${error.message}.`, {
        cause: error,
      });
    if (error instanceof OtherKey)
      throw new StartupError(`The backup ${folder} needs another key: ${error.message}.`, {
        cause: error,
      });
    throw error;
  }
}

/** What is wrong with a part; null if it is whole. */
async function problemOf(
  part: Part,
  manifest: Manifest,
  place: { folder: string; key: BackupKey },
): Promise<string | null> {
  let rows = 0;
  try {
    const stored = await readPart(placeOf(manifest, place, part), async (content) => {
      for await (const chunk of content)
        for (const byte of chunk) if (byte === LINE_BREAK) rows += 1;
    });
    if (stored.bytes !== part.bytes || stored.sha256 !== part.sha256)
      return 'it is not the file of this backup';
  } catch (error) {
    if (error instanceof Damage || error instanceof OtherKey) return error.message;
    throw error;
  }
  const { content } = part;
  return content.kind === 'table' && rows !== content.rows
    ? `it has ${rows} rows, not ${content.rows}`
    : null;
}
