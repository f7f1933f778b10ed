import { readdir } from 'node:fs/promises';
import { DROPPED } from '../../rules/dropped.ts';
import { isSideFile } from './drop-folder.ts';
import type { Places } from './places.ts';

/** An entry of the drop folder that is not ingested, and why. */
export interface SkippedFile {
  name: string;
  reason: string;
}

const FORGET = /\.forget$/;

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
  const films = entries.filter((entry) => entry.isFile() && DROPPED.test(entry.name));
  const codes = films.map(({ name }) => DROPPED.exec(name)?.[1] ?? '');
  return entries.flatMap((entry): SkippedFile[] => {
    const { name } = entry;
    const reason = (why: string) => [{ name, reason: why }];
    if (entry.isDirectory()) return own.includes(name) ? [] : reason('a folder');
    if (!entry.isFile()) return reason('a link or a device; copy the file itself');
    if (name === '.id') return [];
    if (name.startsWith('.'))
      return reason('its name begins with a dot: a copy that is not complete');
    if (DROPPED.test(name) || FORGET.test(name)) return [];
    if (codes.some((code) => isSideFile(code, name))) return [];
    if (/\.(?:srt|vtt|ass|ssa|json)$/i.test(name))
      return reason(
        'no film beside it has its code: name it CODE.en.srt, CODE.tr.sdh.vtt or CODE.json',
      );
    return reason(
      'not the name of a film: the code of a video, such as nur-film, and .mp4, .mkv, ...',
    );
  });
}
