import { type CatalogueMark, marks } from '@kandil/contract/catalogue';
import { type KindOfSound, MediaRefusal, SOUND_KINDS } from '@kandil/media/ingest';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { type JsonFile, locate, readJsonFile } from '../../../../platform/json-file.ts';
import { placeOf } from '../../../../platform/catalogue-error.ts';
import { StartupError } from '../../../../platform/startup-error.ts';

/** The side file of a video: a list of marks, or an object with these fields. */
export interface Extras {
  marks?: CatalogueMark[] | undefined;
  /** Languages and kinds of the audio tracks, in order. */
  audio?: KindOfSound[] | undefined;
}

const language = z.string().check(z.regex(/^[a-z]{2}$/, 'must be two small letters'));
/** `"tr"`, whose kind is what the film says, or `{ "language": "en", "kind": "COMMENTARY" }`. */
const sound = z.union([
  z.pipe(
    language,
    z.transform((code): KindOfSound => ({ language: code })),
  ),
  z.strictObject({ language, kind: z.optional(z.enum(SOUND_KINDS)) }),
]);

const whole = z.strictObject({
  marks: z.optional(marks),
  audio: z.optional(z.array(sound).check(z.maxLength(20))),
});

const LARGEST = 1024 * 1024;
/** Seconds that a mark may end after the last picture. */
const SLACK = 1;

type Problem = { path: readonly PropertyKey[]; message: string };

/** A valid side file; `check` compares it with the video's duration, which is known later. */
export interface ExtrasFile {
  extras: Extras;
  /** @throws MediaRefusal if a mark ends after the video. @returns the marks, cut to the duration */
  check(duration: number): CatalogueMark[] | undefined;
}

/**
 * Reads the file with chapters and segments.
 * @throws MediaRefusal with the line, column and field of each problem
 */
export async function readExtras(file: string): Promise<ExtrasFile> {
  const name = basename(file);
  const { text, json } = parsed(name, await bytesOf(file, name));
  const isList = Array.isArray(json);
  const result = isList ? marks.safeParse(json) : whole.safeParse(json);
  if (!result.success) refuseAt(name, text, json, result.error.issues);
  const extras: Extras = isList
    ? { marks: result.data as CatalogueMark[] }
    : (result.data as Extras);
  return {
    extras,
    check(duration) {
      const late = (extras.marks ?? []).flatMap(({ to }, n): Problem[] =>
        to > duration + SLACK
          ? [
              {
                path: [...(isList ? [] : ['marks']), n, 'to'],
                message: `is behind the end of the video (${duration.toFixed(1)} s)`,
              },
            ]
          : [],
      );
      if (late.length > 0) refuseAt(name, text, json, late);
      return extras.marks?.map((mark) => ({ ...mark, to: Math.min(mark.to, duration) }));
    },
  };
}

async function bytesOf(file: string, name: string): Promise<Buffer> {
  try {
    const found = await stat(file);
    if (!found.isFile() || found.size > LARGEST)
      throw new MediaRefusal(`${name} is no file of chapters and segments.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof MediaRefusal) throw error;
    throw new MediaRefusal(`${name} cannot be read: ${(error as Error).message}`);
  }
}

function parsed(name: string, bytes: Buffer): JsonFile {
  try {
    return readJsonFile(name, bytes);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new MediaRefusal(error.message);
  }
}

function refuseAt(name: string, text: string, json: unknown, problems: readonly Problem[]): never {
  const lines = locate(
    text,
    problems.map(({ path }) => path),
  );
  const reasons = problems.map(({ path, message }, n) => {
    const { line, column } = lines[n] ?? { line: 1, column: 1 };
    return `${name}:${line}:${column}: ${placeOf(json, path)}: ${message}`;
  });
  throw new MediaRefusal(reasons.join('\n'));
}
