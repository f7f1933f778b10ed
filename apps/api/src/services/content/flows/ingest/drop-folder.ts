import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { IngestTask } from './ingest.ts';
import type { Places } from './places.ts';

const CODE = String.raw`(?!\d+\.)[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?`;
/** Name of a film in the drop folder: the video's code and a file extension of films. */
export const DROPPED = new RegExp(
  String.raw`^(${CODE})\.(?:mp4|m4v|mov|mkv|webm|ts|m2ts|mts|mpg|mpeg|avi)$`,
);
const FORGET = new RegExp(String.raw`^(${CODE})\.forget$`);
const SUBTITLES = /^\.([a-z]{2})\.(?:srt|vtt)$/;
const EXTRAS = '.json';

/** A film in the drop folder; its mark changes when the file is replaced or grows. */
export interface Dropped {
  name: string;
  mark: string;
}

export const codeOf = (name: string): string => DROPPED.exec(name)?.[1] ?? '';

/** Only regular files: a link could lead anywhere. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export async function findDropped({ drop }: Places): Promise<Dropped[]> {
  const names = (await filesIn(drop)).filter((name) => DROPPED.test(name));
  const found = await Promise.all(
    names.map(async (name): Promise<Dropped[]> => {
      const file = await lstat(join(drop, name)).catch(() => undefined);
      return file ? [{ name, mark: `${file.size} ${file.mtimeMs} ${file.ctimeMs}` }] : [];
    }),
  );
  return found.flat();
}

/** Name of the file that asks for what `npm run ingest -- --forget CODE` does. */
export const forgetFile = (code: string): string => `${code}.forget`;

export async function codesToForget({ drop }: Places): Promise<string[]> {
  return (await filesIn(drop)).flatMap((name) => FORGET.exec(name)?.[1] ?? []);
}

/** A film and its side files: `CODE.en.srt`, `CODE.ar.vtt`, `CODE.json`. Undefined if the film is gone. */
export async function taskOf({ drop }: Places, name: string): Promise<IngestTask | undefined> {
  const code = codeOf(name);
  const files = await filesIn(drop);
  if (!code || !files.includes(name)) return undefined;
  const subtitles = files.flatMap((file) => {
    const language = file.startsWith(code) && SUBTITLES.exec(file.slice(code.length))?.[1];
    return language ? [{ language, file: join(drop, file) }] : [];
  });
  const extras = files.includes(code + EXTRAS) ? join(drop, code + EXTRAS) : undefined;
  return { code, file: join(drop, name), subtitles, audio: [], extras };
}

/** Moves a film and its side files to another folder; overwrites files of the same name. */
export async function putAway(
  { drop }: Places,
  task: IngestTask,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files = [
    ...task.subtitles.map(({ file }) => file),
    ...(task.extras ? [task.extras] : []),
    task.file,
  ];
  const moved = files.map((file) => join(folder, file.slice(drop.length + 1)));
  for (const [n, file] of files.entries()) await rename(file, moved[n] ?? file);
  return moved;
}
