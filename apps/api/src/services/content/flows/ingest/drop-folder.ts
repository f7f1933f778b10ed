import { lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { IngestTask } from './ingest.ts';
import type { Places } from './places.ts';

const CODE = String.raw`(?!\d+\.)[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?`;
/** Films of the drop folder: the code of the video, and an ending that films have. */
export const DROPPED = new RegExp(
  String.raw`^(${CODE})\.(?:mp4|m4v|mov|mkv|webm|ts|m2ts|mts|mpg|mpeg|avi)$`,
);
const SUBTITLES = /^\.([a-z]{2})\.(?:srt|vtt)$/;
const EXTRAS = '.json';

/** A film that lies in the drop folder, and by what it is seen that it is another one, or still growing. */
export interface Dropped {
  name: string;
  mark: string;
}

export const codeOf = (name: string): string => DROPPED.exec(name)?.[1] ?? '';

/** Plain files alone: a link could lead anywhere, and names that begin with a dot are still being copied. */
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

/** What lies beside a film: `CODE.en.srt`, `CODE.ar.vtt`, `CODE.json`. Undefined where the film is gone. */
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

/** Moves a film and what lay beside it out of the way; what was there under its name before goes. */
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
