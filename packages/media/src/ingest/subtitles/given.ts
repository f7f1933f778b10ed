import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Cue } from '../../playlist/webvtt.ts';
import { refuse } from '../../probe/refusal.ts';
import { decodeSubtitles } from './decode.ts';
import { readSubtitles } from './read.ts';

/** A subtitle file and its language. */
export type GivenSubtitles = { readonly language: string; readonly file: string };

const LARGEST = 10 * 1024 * 1024;

/** Reads a subtitle file. @throws MediaRefusal */
export async function givenCues({ language, file }: GivenSubtitles): Promise<readonly Cue[]> {
  const name = basename(file);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) =>
    refuse(`${name} cannot be read: ${error.code ?? error.message}.`),
  );
  if (!found.isFile()) refuse(`${name} is no file.`);
  if (found.size > LARGEST) refuse(`${name} is too large for subtitles.`);
  return readSubtitles(decodeSubtitles(await readFile(file), language, name), name);
}
