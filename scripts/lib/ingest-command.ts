import {
  MODULES,
  contentTables,
  createLog,
  FolderInUse,
  ingest,
  type IngestOptions,
  type IngestTask,
  inWords,
  migrate,
  notTaken,
  openDatabase,
  placesOf,
  readStatuses,
  statusLine,
  statusWriter,
  tryIngest,
} from '@kandil/api';
import { MediaRefusal } from '@kandil/media/ingest';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import { checkFiles } from './ingest-arguments.ts';
import { followWorker, handOver } from './ingest-hand-over.ts';
import { progressBar } from './progress-bar.ts';

type WithDb = IngestOptions['withDb'];

/** Opens the configured database only while it is needed: one process at a time can use an embedded one. */
export function databaseOf(config: Config): WithDb {
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

/** Prints the status of every ingest, and what of the drop folder is not taken, also while the product runs. */
export async function showStatus(): Promise<void> {
  const places = placesOf(readConfig().dataDir);
  const all = await readStatuses(places);
  if (all.length === 0) console.log('Nothing was ingested yet.');
  for (const status of all) {
    const silent = (Date.now() - Date.parse(status.at)) / 60_000;
    const stopped = status.state === 'working' && silent > 2 ? ' (not running now)' : '';
    console.log(`${status.at}  ${status.code}  ${statusLine(status)}${stopped}`);
  }
  for (const { name, reason } of await notTaken(places))
    console.log(`not taken: ${JSON.stringify(name)}: ${reason}`);
}
