import {
  asNotNow,
  contentTables,
  forgetIngest,
  type HeldVideo,
  holdVideo,
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
import { MediaRefusal, NotNow } from '@kandil/media/ingest';
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

/**
 * Ingests a film, and reports how it goes as a worker does: on an embedded database in files of this node, on an outside
 * one also to all nodes.
 * @throws NotNow while another node is at work on the video
 */
async function make(film: Film, desk: Desk): Promise<void> {
  if (!desk.config.database) return ingestOf(film, desk);
  const withDb: Parameters<typeof holdVideo>[1]['withDb'] = (work) =>
    desk.withDatabase('write', MODULES.content.migrations, (database) =>
      work(contentTables(database)),
    );
  using video = await holdVideo(film, { withDb, node: desk.config.nodeName });
  if (!video)
    throw new NotNow(
      `Another node is ingesting a film for '${film.code}': see npm run ingest -- --status. Run this command again when it has ended.`,
    );
  await ingestOf(
    film,
    { ...desk, signal: AbortSignal.any([desk.signal, video.lost]) },
    video.share,
  );
}

async function ingestOf(film: Film, desk: Desk, share?: HeldVideo['share']): Promise<void> {
  const { config, signal } = desk;
  const places = placesOf(config.dataDir);
  const status = statusWriter(places, film, share);
  const onProgress: IngestOptions['onProgress'] = (progress) => {
    desk.progress(progress);
    status.progress(progress);
  };
  const { diskKeepFree: keepFree, ingestLoudness: loudness } = config;
  const files = await openMediaFiles(config);
  const options = { places, files, keepFree, loudness, withDb: withDb(desk), signal };
  const report = await ingestFilm(film, { ...options, onProgress })
    .catch(async (thrown: unknown) => {
      const error = asNotNow(thrown);
      const ended =
        error instanceof MediaRefusal
          ? status.end('failed', error.message)
          : status.end('waiting', `${whyEnded(error, signal)} ${AGAIN}`);
      await ended.catch(() => undefined); // on a full disk, too, the first error matters
      throw error;
    })
    .finally(files.close);
  await status.end('done', inWords(report));
  desk.console.log(`'${film.code}' ${inWords(report)}`);
}

/** In the status of a command that ended before its film was ingested. */
const AGAIN = 'Run npm run ingest again for this film to resume.';

const whyEnded = (error: unknown, { aborted }: AbortSignal): string => {
  if (aborted) return 'The command was ended.';
  return error instanceof Error ? error.message : String(error);
};

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
