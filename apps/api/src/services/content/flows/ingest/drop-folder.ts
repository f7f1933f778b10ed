import { type KindOfText, languageOf, textOfKey } from '@kandil/media/ingest';
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../../../platform/startup-error.ts';
import { CODE, DROPPED } from '../../rules/dropped.ts';
import type { IngestTask } from './ingest.ts';
import type { Places } from './places.ts';

const FORGET = new RegExp(String.raw`^(${CODE})\.forget$`);
const SUBTITLES = /^\.([a-z]{2,3})(?:\.(sdh|forced))?\.(?:srt|vtt|ass|ssa)$/i;
const EXTRAS = /^\.json$/i;

const ID_FILE = '.id';

/**
 * The id of a drop folder: workers that share it have one id, and others may not take its films. It is made at first use.
 *
 * @throws Error of the file system
 */
export async function folderId({ drop }: Pick<Places, 'drop'>): Promise<string> {
  const file = join(drop, ID_FILE);
  await mkdir(drop, { recursive: true });
  // Of two workers that start at once, the second finds the id of the first.
  const made = await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: unknown) => error);
  if (made !== undefined && errorCode(made) !== 'EEXIST') throw made;
  return readFile(file, 'utf8');
}

/** A film in the drop folder; its mark changes when the file is replaced or grows. */
export interface DroppedFile {
  name: string;
  mark: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970 of the last write, by the clock of the folder's machine. */
  written: number;
}

/** Milliseconds since the last write to a file; Infinity if it is gone. */
export const sinceWritten = async (file: string): Promise<number> => {
  const found = await lstat(file).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : Infinity;
};

/** What shows that a film was written to: unlike the time of the entry, a move keeps it. */
export const contentMark = async (file: string): Promise<string | undefined> => {
  const found = await lstat(file).catch(() => undefined);
  return found && `${found.size} ${found.mtimeMs}`;
};

export const codeOf = (name: string): string => DROPPED.exec(name)?.[1] ?? '';

/** Only regular files: a link could lead anywhere. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export async function findDropped({ drop }: Places): Promise<DroppedFile[]> {
  const names = (await filesIn(drop)).filter((name) => DROPPED.test(name));
  const found = await Promise.all(
    names.map(async (name): Promise<DroppedFile[]> => {
      const file = await lstat(join(drop, name)).catch(() => undefined);
      if (!file) return [];
      const { size, mtimeMs: written, ctimeMs } = file;
      return [{ name, mark: `${size} ${written} ${ctimeMs}`, size, written }];
    }),
  );
  return found.flat();
}

/** Name of the file that asks for what `npm run ingest -- --forget CODE` does. */
export const forgetFile = (code: string): string => `${code}.forget`;

/** The code of a video whose ingest a file of that name asks to forget. */
export const codeToForget = (name: string): string | undefined => FORGET.exec(name)?.[1];

export async function codesToForget({ drop }: Places): Promise<string[]> {
  return (await filesIn(drop)).flatMap((name) => codeToForget(name) ?? []);
}

/** What a file beside a film has: `CODE.en.srt`, `CODE.eng.SRT`, `CODE.tr.sdh.srt`. */
function subtitlesOf(code: string, file: string): KindOfText | undefined {
  const [, tag, kind = ''] = file.startsWith(code)
    ? (SUBTITLES.exec(file.slice(code.length)) ?? [])
    : [];
  const language = languageOf(tag?.toLowerCase());
  return language === undefined
    ? undefined
    : textOfKey(kind === '' ? language : `${language}.${kind.toLowerCase()}`);
}

const isExtras = (code: string, file: string) =>
  file.startsWith(code) && EXTRAS.test(file.slice(code.length));

export const isSideFile = (code: string, file: string): boolean =>
  subtitlesOf(code, file) !== undefined || isExtras(code, file);

/** A film and its side files: `CODE.en.srt`, `CODE.tr.sdh.vtt`, `CODE.json`. Undefined if the film is gone. */
export async function taskOf(
  { drop }: Pick<Places, 'drop'>,
  name: string,
): Promise<IngestTask | undefined> {
  const code = codeOf(name);
  const files = await filesIn(drop);
  if (!code || !files.includes(name)) return undefined;
  const subtitles = files.flatMap((file) => {
    const track = subtitlesOf(code, file);
    return track ? [{ ...track, file: join(drop, file) }] : [];
  });
  const extras = files.find((file) => isExtras(code, file));
  return {
    code,
    file: join(drop, name),
    subtitles,
    audio: [],
    extras: extras && join(drop, extras),
  };
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
