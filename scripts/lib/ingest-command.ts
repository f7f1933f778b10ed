import {
  MODULES,
  contentTables,
  createLog,
  FolderInUse,
  forgetIngest,
  ingest,
  type IngestOptions,
  type IngestTask,
  inWords,
  migrate,
  openDatabase,
  placesOf,
  readStatuses,
  StartupError,
  statusLine,
  statusWriter,
  tryIngest,
} from '@kandil/api';
import { MediaRefusal } from '@kandil/media/ingest';
import { access, constants, stat } from 'node:fs/promises';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import { followWorker, handOver, handOverForget } from './ingest-hand-over.ts';
import { progressBar } from './progress-bar.ts';

type WithDb = IngestOptions['withDb'];

/** Opens the configured database only while it is needed: one process at a time can use an embedded one. */
function databaseOf(config: Config): WithDb {
  return async (work) => {
    const log = createLog({ level: 'error' });
    const { dataDir, databaseUrl: url } = config;
    const database = await openDatabase({ dataDir, log, ...(url && { url }) });
    try {
      await migrate(database, MODULES.content.migrations, log);
      return await work(contentTables(database));
    } finally {
      await database.close();
    }
  };
}

/** Ingests a file: in this process, or in the running product, which holds the database. */
export async function runIngest(
  task: IngestTask,
  { dryRun, signal }: { dryRun: boolean; signal: AbortSignal },
): Promise<void> {
  await checkFiles(task);
  const config = readConfig();
  const withDb = databaseOf(config);
  const places = placesOf(config.dataDir);
  const bar = progressBar();
  const status = statusWriter(places, task);
  try {
    if (dryRun) return await examineOnly(task, withDb, { signal, onProgress: bar.show });
    const onProgress: IngestOptions['onProgress'] = (progress) => {
      bar.show(progress);
      status.progress(progress);
    };
    const report = await ingest(task, {
      places,
      keepFree: config.diskKeepFree,
      withDb,
      signal,
      onProgress,
    });
    bar.end();
    await status.end('done', inWords(report));
    console.log(`'${task.code}' ${inWords(report)}`);
  } catch (error) {
    bar.end();
    if (error instanceof MediaRefusal && !dryRun) await status.end('failed', error.message);
    if (!(error instanceof FolderInUse)) throw error;
    const began = await handOver(task, places);
    console.log('The product is running, so it ingests this file.');
    console.log(`'${task.code}' ${await followWorker(task, places, began, { bar, signal })}`);
  }
}

/** @throws StartupError if the command names a file that cannot be read */
async function checkFiles({ file, subtitles, extras }: IngestTask): Promise<void> {
  const others = [...subtitles.map((each) => each.file), ...(extras === undefined ? [] : [extras])];
  for (const name of [file, ...others]) {
    const found = await stat(name).catch(() => undefined);
    if (!found) throw new StartupError(`There is no file ${name}.`);
    if (!found.isFile()) throw new StartupError(`${name} is not a file.`);
    await access(name, constants.R_OK).catch(() => {
      throw new StartupError(`This user has no permission to read ${name}.`);
    });
  }
}

async function examineOnly(
  task: IngestTask,
  withDb: WithDb,
  options: Pick<IngestOptions, 'signal' | 'onProgress'>,
): Promise<void> {
  const report = await tryIngest(task, { withDb, ...options }).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    console.log('The product is running, so the code was not looked up in the catalogue.');
    return tryIngest(task, options);
  });
  console.log(`\n'${task.code}' ${inWords(report)}\nA dry run: nothing was written.`);
}

/** Makes a video play the clips of the catalogue file again. */
export async function forget(code: string, signal: AbortSignal): Promise<void> {
  const config = readConfig();
  const places = placesOf(config.dataDir);
  const forgetting = forgetIngest(code, { places, withDb: databaseOf(config) });
  const known = await forgetting.catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    console.log('The product is running, so it forgets this ingest.');
    return handOverForget(code, places, signal);
  });
  if (!known) throw new StartupError(`Nothing was ingested for '${code}'.`);
  console.log(`'${code}' plays the clips of the catalogue file again.`);
}

/** Prints the status of every ingest, also while the product runs. */
export async function showStatus(): Promise<void> {
  const all = await readStatuses(placesOf(readConfig().dataDir));
  if (all.length === 0) console.log('Nothing was ingested yet.');
  for (const status of all) {
    const silent = (Date.now() - Date.parse(status.at)) / 60_000;
    const stopped = status.state === 'working' && silent > 2 ? ' (not running now)' : '';
    console.log(`${status.at}  ${status.code}  ${statusLine(status)}${stopped}`);
  }
}
