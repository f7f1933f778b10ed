import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { refuse } from '../../probe/refusal.ts';
import type { KindOfText } from '../../track-key.ts';
import { decodeSubtitles } from './decode.ts';
import { readSubtitles, type ReadSubtitles } from './read.ts';

/** A subtitle file, its language and its kind. */
export type GivenSubtitles = KindOfText & {
  readonly file: string;
  /** Of a file that is neither UTF-8 nor UTF-16; by default it is guessed. */
  readonly encoding?: string | undefined;
};

const LARGEST = 10 * 1024 * 1024;

/** The text of a subtitle file. @throws MediaRefusal */
export async function givenText({
  language,
  file,
  encoding,
}: GivenSubtitles): Promise<{ text: string; notes: string[] }> {
  const name = basename(file);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) =>
    refuse(`${name} cannot be read: ${error.code ?? error.message}.`),
  );
  if (!found.isFile()) refuse(`${name} is no file.`);
  if (found.size > LARGEST) refuse(`${name} is too large for subtitles.`);
  return decodeSubtitles(await readFile(file), { language, name, encoding });
}

/** Reads a subtitle file. @throws MediaRefusal */
export async function givenCues(given: GivenSubtitles): Promise<ReadSubtitles> {
  const { text, notes } = await givenText(given);
  const read = readSubtitles(text, basename(given.file));
  return { cues: read.cues, notes: [...notes, ...read.notes] };
}
