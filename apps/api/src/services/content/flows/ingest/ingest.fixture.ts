import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { catalogueCache } from '../../world.ts';
import { schemaOf } from '../../../../platform/database/kysely.ts';
import { folderFiles } from '../../../../platform/media/files/folder.ts';
import { mediaFolder } from '../../../../platform/media/files/index.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { demoCatalogue, demoPictures } from '../../../../testing/demo-files.ts';
import { importCatalogue } from '../import/index.ts';
import { mediaCatalogue } from '../../store/media.ts';
import type { ContentTables } from '../../store/tables.ts';
import { film } from './film.fixture.ts';
import { ingest, type IngestTask } from './ingest.ts';
import { placesOf } from './places.ts';

/** The video of these tests. */
export const CODE = 'nur-film';

/** A catalogue with a film beside it, for the tests of a file. */
export async function ingestOfFile() {
  const database = await openTestDatabase({ from: 'migrated' });
  const folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  const places = placesOf(join(folder, 'data'));
  await importCatalogue(database, await demoCatalogue(), { pictures: await demoPictures() });
  const file = await film(join(folder, 'film.mkv'));
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const db = () => schemaOf<ContentTables>(database, 'content');
  const enqueued: string[] = [];
  const queue: Pick<Queue, 'enqueue'> = {
    enqueue: async (_trx, job) => Boolean(enqueued.push(job.name)),
  };
  const withDb: Parameters<typeof ingest>[1]['withDb'] = (work) => work(db(), queue);
  const files = folderFiles(mediaFolder(join(folder, 'data')));
  const task = (more: Partial<IngestTask> = {}): IngestTask => ({
    code: CODE,
    file,
    subtitles: [],
    audio: [],
    ...more,
  });
  const take = (
    more?: Partial<IngestTask>,
    options?: Pick<Partial<Parameters<typeof ingest>[1]>, 'confirm' | 'files' | 'loudness'>,
  ) => ingest(task(more), { places, files, withDb, loudness: -20, ...options });
  const written = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const rows = async () => (await database.pool.query('select * from content.video_asset')).rows;
  const recording = (code = CODE) => mediaCatalogue(database, catalogueCache()).recordingOf(code);

  return {
    database,
    folder,
    places,
    files,
    enqueued,
    queue,
    file,
    db,
    withDb,
    task,
    take,
    written,
    rows,
    recording,
  };
}

/** A film of three seconds, and its first half. */
export async function inTwoParts(path: string): Promise<{ whole: Buffer; half: Buffer }> {
  const whole = await readFile(await film(path));
  return { whole, half: whole.subarray(0, Math.round(whole.length * 0.6)) };
}
