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
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import { followWorker, handOver } from './ingest-hand-over.ts';
import { progressBar } from './progress-bar.ts';

type WithDb = IngestOptions['withDb'];

/** Opens the configured database for as long as it is needed: an embedded one belongs to one process at a time. */
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

/** Takes a file in, here or, while a product holds the database, in that product. */
export async function runIngest(
  task: IngestTask,
  { dryRun, signal }: { dryRun: boolean; signal: AbortSignal },
): Promise<void> {
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
    const report = await ingest(task, { places, withDb, signal, onProgress });
    bar.end();
    await status.end('done', inWords(report));
    console.log(`'${task.code}' ${inWords(report)}`);
  } catch (error) {
    bar.end();
    if (error instanceof MediaRefusal && !dryRun) await status.end('failed', error.message);
    if (!(error instanceof FolderInUse)) throw error;
    const began = await handOver(task, places);
    console.log('The product is running: it takes this file in itself.');
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
    console.log('The product is running, so the catalogue was not asked for the code.');
    return tryIngest(task, options);
  });
  console.log(`\n'${task.code}' ${inWords(report)}\nA dry run: nothing was written.`);
}

/** Lets a video play what the catalogue file says. */
export async function forget(code: string): Promise<void> {
  const known = await forgetIngest(code, { withDb: databaseOf(readConfig()) });
  if (!known) throw new StartupError(`Nothing was taken in for '${code}'.`);
  console.log(`'${code}' plays what the catalogue file says again.`);
}

/** How every ingest stands, also while a product runs. */
export async function showStatus(): Promise<void> {
  const all = await readStatuses(placesOf(readConfig().dataDir));
  if (all.length === 0) console.log('Nothing was taken in yet.');
  for (const status of all) {
    const silent = (Date.now() - Date.parse(status.at)) / 60_000;
    const stopped = status.state === 'working' && silent > 2 ? ' (not at work now)' : '';
    console.log(`${status.at}  ${status.code}  ${statusLine(status)}${stopped}`);
  }
}
