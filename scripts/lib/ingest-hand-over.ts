import {
  DROPPED,
  INGEST_STEPS,
  type IngestStatus,
  type IngestTask,
  type Places,
  readExtras,
  readStatus,
  StartupError,
} from '@kandil/api';
import { givenText } from '@kandil/media/ingest';
import { copyFile, link, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProgressBar } from './progress-bar.ts';

const EVERY_MS = 300;

/**
 * Puts a film and its companion files into the drop folder of a running product; the film comes last, under its name
 * only once it is complete. A hard link needs no space; another disk gets a copy.
 * @returns the time after which the product's status applies to this film
 */
export async function handOver(task: IngestTask, { drop }: Places): Promise<number> {
  const film = `${task.code}${extname(task.file).toLowerCase()}`;
  if (!DROPPED.test(film))
    throw new StartupError(
      `'${film}' is not the name of a film. Use an extension such as .mp4 or .mkv.`,
    );
  const extras = await extrasOf(task);
  await mkdir(drop, { recursive: true });
  for (const subtitles of task.subtitles) {
    const { language, file, encoding } = subtitles;
    const name = `${task.code}.${language}${extname(file).toLowerCase()}`;
    // The drop folder knows no encodings.
    if (encoding === undefined) await give(file, join(drop, name));
    else await writeFile(join(drop, name), (await givenText(subtitles)).text);
  }
  if (extras !== undefined) await writeFile(join(drop, `${task.code}.json`), extras);
  const began = Date.now();
  await give(task.file, join(drop, film));
  return began;
}

/** The file with chapters, with the languages of the command line in it. @throws MediaRefusal if it is invalid */
async function extrasOf({ extras, audio }: IngestTask): Promise<string | undefined> {
  if (extras === undefined) return audio.length > 0 ? JSON.stringify({ audio }) : undefined;
  const { extras: given } = await readExtras(extras);
  return JSON.stringify(audio.length > 0 ? { ...given, audio } : given);
}

async function give(from: string, to: string): Promise<void> {
  const file = await realpath(from);
  if (file === (await realpath(to).catch(() => undefined))) return;
  const draft = join(dirname(to), `.${process.pid}.part`);
  await rm(draft, { force: true });
  await link(file, draft).catch(() => copyFile(file, draft));
  await rename(draft, to);
  // `rename` does nothing if both names are links to the same file.
  await rm(draft, { force: true });
}

/**
 * Shows the product's progress until it is done, then removes the files from the drop folder.
 * @param began an earlier status belongs to another file
 * @returns the product's final message
 * @throws StartupError with the product's message if the ingest failed
 */
export async function followWorker(
  task: IngestTask,
  places: Places,
  began: number,
  { bar, signal }: { bar: ProgressBar; signal: AbortSignal },
): Promise<string> {
  for (let shown = ''; ;) {
    await sleep(EVERY_MS, undefined, { signal });
    const status = await readStatus(places, task.code);
    if (!status || Date.parse(status.at) < began) continue;
    if (status.state === 'done' || status.state === 'failed')
      return atItsEnd(task, places, status, bar);
    if (status.state === 'working') showStep(bar, status);
    else if (shown !== status.message) console.log(`waiting: ${(shown = status.message ?? '')}`);
  }
}

async function atItsEnd(
  task: IngestTask,
  places: Places,
  { state, message = state }: IngestStatus,
  bar: ProgressBar,
): Promise<string> {
  bar.end();
  await takeBack(task, state === 'done' ? places.done : places.failed);
  if (state === 'failed') throw new StartupError(message);
  return message;
}

function showStep(bar: ProgressBar, { step: name, share = 0 }: IngestStatus): void {
  const step = INGEST_STEPS.find((each) => each === name);
  if (step) bar.show({ step, share });
}

/** Removes the handed-over files: the caller still has the originals. */
async function takeBack({ code, file, subtitles }: IngestTask, folder: string): Promise<void> {
  const given = [`${code}${extname(file).toLowerCase()}`, `${code}.json`];
  const texts = subtitles.map(
    (each) => `${code}.${each.language}${extname(each.file).toLowerCase()}`,
  );
  for (const name of [...given, ...texts]) await rm(join(folder, name), { force: true });
}
