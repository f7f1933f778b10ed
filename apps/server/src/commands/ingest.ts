import {
  contentTables,
  forgetIngest,
  ingest as ingestFilm,
  type IngestOptions,
  type IngestTask as Film,
  inWords,
  MODULES,
  placesOf,
  StartupError,
  openMediaFiles,
  statusWriter,
  tellEpisodes,
  tryIngest,
  unneededInWords,
} from '@kandil/api';
import { MediaRefusal } from '@kandil/media/ingest';
import { access, constants, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Desk } from './desk.ts';

interface FilmTask {
  kind: 'ingest';
  film: Film;
  dryRun: boolean;
}

export type IngestTask = FilmTask | { kind: 'forget'; code: string } | { kind: 'unneeded' };

/** Ingests a film, examines it, makes a video play the clips of the catalogue file again, or shows what goes. */
export async function ingest(task: IngestTask, desk: Desk): Promise<void> {
  if (task.kind === 'forget') return forget(task.code, desk);
  if (task.kind === 'unneeded') return unneeded(desk);
  await checkFiles(task.film);
  return task.dryRun ? examine(task.film, desk) : make(task.film, desk);
}

/** Opens the database only while it is needed: encoding takes hours. */
const withDb =
  (desk: Desk): IngestOptions['withDb'] =>
  (work) =>
    desk.withDatabase('write', MODULES.content.migrations, (database) =>
      desk.withQueue(database, [tellEpisodes], (queue) => work(contentTables(database), queue)),
    );

async function make(film: Film, desk: Desk): Promise<void> {
  const { config, signal } = desk;
  const places = placesOf(config.dataDir);
  const status = statusWriter(places, film);
  const onProgress: IngestOptions['onProgress'] = (progress) => {
    desk.progress(progress);
    status.progress(progress);
  };
  const { diskKeepFree: keepFree, ingestLoudness: loudness } = config;
  const files = await openMediaFiles(config);
  const options = { places, files, keepFree, loudness, withDb: withDb(desk), signal };
  const report = await ingestFilm(film, { ...options, onProgress })
    .catch(async (error: unknown) => {
      if (error instanceof MediaRefusal) await status.end('failed', error.message);
      throw error;
    })
    .finally(files.close);
  await status.end('done', inWords(report));
  desk.console.log(`'${film.code}' ${inWords(report)}`);
}

async function examine(film: Film, desk: Desk): Promise<void> {
  const { config, signal, progress: onProgress } = desk;
  const options = { loudness: config.ingestLoudness, withDb: withDb(desk), signal, onProgress };
  const report = await tryIngest(film, options);
  desk.console.log(`'${film.code}' ${inWords(report)}\nA dry run: nothing was written.`);
}

async function forget(code: string, desk: Desk): Promise<void> {
  const places = placesOf(desk.config.dataDir);
  const known = await forgetIngest(code, { places, withDb: withDb(desk) });
  if (!known) throw new StartupError(`Nothing was ingested for '${code}'.`);
  desk.console.log(`'${code}' plays the clips of the catalogue file again.`);
}

/** Prints what of the ingested files goes, and when. */
async function unneeded({ withDatabase, console }: Desk): Promise<void> {
  const lines = await withDatabase('read', MODULES.content.migrations, (database) =>
    unneededInWords(contentTables(database)),
  );
  console.log(lines.length > 0 ? lines.join('\n') : 'Everything that was ingested is needed.');
}

/** @throws StartupError if the command names a file that cannot be read */
async function checkFiles({ file, subtitles, extras }: Film): Promise<void> {
  const others = [...subtitles.map((each) => each.file), ...(extras === undefined ? [] : [extras])];
  for (const name of [file, ...others]) {
    const found = await stat(name).catch(() => undefined);
    if (!found) throw new StartupError(`There is no file ${name}.`);
    if (!found.isFile()) throw new StartupError(`${name} is not a file.`);
    await access(name, constants.R_OK).catch(() => {
      throw new StartupError(`${userInfo().username} has no permission to read ${name}.`);
    });
  }
}
