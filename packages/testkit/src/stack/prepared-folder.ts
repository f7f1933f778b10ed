import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Environment variable: address that answers with the path of the prepared folder. */
export const DESK = 'PREPARED_FOLDER_DESK';

/** Copies the prepared folder into an empty data folder. Without the set-up the folder stays empty. */
export async function fillFolder(dataDir: string): Promise<void> {
  const desk = process.env[DESK];
  if (!desk || (await readdir(dataDir)).length > 0) return;
  const answer = await fetch(desk);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`no data folder was prepared: ${text}`);
  await promisify(execFile)('cp', ['-a', `${text}/.`, dataDir]);
}
