import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { refuse } from '../../probe/refusal.ts';
import { decodeSubtitles } from './decode.ts';
import { readSubtitles, type ReadSubtitles } from './read.ts';

/** A subtitle file and its language. */
export type GivenSubtitles = { readonly language: string; readonly file: string };

const LARGEST = 10 * 1024 * 1024;

/** Reads a subtitle file. @throws MediaRefusal */
export async function givenCues({ language, file }: GivenSubtitles): Promise<ReadSubtitles> {
  const name = basename(file);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) =>
    refuse(`${name} cannot be read: ${error.code ?? error.message}.`),
  );
  if (!found.isFile()) refuse(`${name} is no file.`);
  if (found.size > LARGEST) refuse(`${name} is too large for subtitles.`);
  const { text, notes } = decodeSubtitles(await readFile(file), language, name);
  const read = readSubtitles(text, name);
  return { cues: read.cues, notes: [...notes, ...read.notes] };
}
