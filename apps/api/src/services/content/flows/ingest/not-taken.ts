import { readdir } from 'node:fs/promises';
import { DROPPED } from '../../rules/dropped.ts';
import { codeToForget, isSideFile } from './drop-folder.ts';
import type { Places } from './places.ts';

/** An entry of the drop folder that is not ingested, and why. */
export interface SkippedFile {
  name: string;
  reason: string;
}

/** Everything in the drop folder that is not taken: silence about a file leaves its owner waiting. */
export async function notTaken({
  drop,
  done,
  failed,
  work,
  status,
  made,
}: Places): Promise<SkippedFile[]> {
  const own = [done, failed, work, status, made].map((folder) => folder.slice(drop.length + 1));
  const entries = await readdir(drop, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return entries.flatMap((entry): SkippedFile[] => {
    const { name } = entry;
    if (entry.isDirectory()) return own.includes(name) ? [] : [{ name, reason: FOLDER }];
    if (!entry.isFile()) return [{ name, reason: 'a link or a device; copy the file itself' }];
    if (name === '.id') return [];
    const reason = whyNot(name, files);
    return reason === undefined ? [] : [{ name, reason }];
  });
}

export const FOLDER = 'a folder';

/** Why a file of that name is not taken, among others; undefined if it is. */
export function whyNot(name: string, files: readonly string[]): string | undefined {
  if (name.startsWith('.')) return 'its name begins with a dot: a copy that is not complete';
  if (DROPPED.test(name) || codeToForget(name) !== undefined) return undefined;
  const codes = files.flatMap((file) => DROPPED.exec(file)?.[1] ?? []);
  if (codes.some((code) => isSideFile(code, name))) return undefined;
  if (/\.(?:srt|vtt|ass|ssa|json)$/i.test(name))
    return 'no film beside it has its code: name it CODE.en.srt, CODE.tr.sdh.vtt or CODE.json';
  return 'not the name of a film: the code of a video, such as nur-film, and .mp4, .mkv, ...';
}
