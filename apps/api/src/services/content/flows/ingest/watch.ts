import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { Log } from '../../../../platform/log.ts';
import { codeOf, type DroppedFile, findDropped, folderId } from './drop-folder.ts';
import { forgetDropped } from './forget.ts';
import type { IngestWorld } from './places.ts';
import { ingestDropped } from '../../jobs/jobs.ts';
import { statusWriter } from './status.ts';
import { isOpenForWriting, isQuiet } from './still-written.ts';
import { takeBackGrown } from './take-back.ts';

const EVERY_MS = 3000;

export interface WatchOptions {
  log: Log;
  /** Milliseconds between two looks. */
  everyMs?: number;
  /** Milliseconds without a write after which a film of so many bytes counts as complete. */
  quiet?: (bytes: number) => number;
}

/**
 * Polls the drop folder until it is stopped: queues every film that is complete, takes films back that grew after they
 * were put away, and forgets ingests. Several workers may poll the same folder. A film whose job failed for good is queued
 * again the next day, or when its file changes.
 */
export async function watchDropFolder(
  world: IngestWorld,
  { log, everyMs = EVERY_MS, quiet }: WatchOptions,
): Promise<void> {
  const { db, queue, places, stopping } = world;
  const attempt = (what: string, work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, `${what}; it is tried again`));
  const queued = new Set<string>();
  const enqueue = async (name: string, key: string) => {
    const folder = await folderId(places);
    // In one transaction: no worker begins, and ends, before the film is said to wait.
    await transaction(db, async (trx) => {
      const job = { name, folder };
      if (!(await queue.enqueue(trx, ingestDropped, job, { key: `${folder} ${key}` }))) return;
      await statusWriter(places, { code: codeOf(name), file: name }).end('waiting', 'in the queue');
    });
    queued.add(key);
  };
  let seen = new Map<string, FileState>();
  while (!stopping.aborted) {
    await attempt('a film that grew could not be taken back', takeBackGrown(places));
    const found = await findDropped(places);
    const now = Date.now();
    const before = seen;
    seen = new Map(found.map((film) => [film.name, lookAgain(film, before.get(film.name), now)]));
    for (const film of found) {
      const { name, mark } = film;
      const key = `${name} ${mark} ${new Date(now).toISOString().slice(0, 10)}`;
      const { since } = seen.get(name) ?? { since: now };
      if (before.get(name)?.mark !== mark || queued.has(key)) continue;
      if (!isQuiet(film, { since, now, quiet })) continue;
      if (await isOpenForWriting(join(places.drop, name))) continue;
      await attempt(`the film ${name} could not be queued`, enqueue(name, key));
    }
    const forgetting = forgetDropped({ places, withDb: (work) => work(db, queue) });
    await attempt('an ingest could not be forgotten', forgetting);
    await sleep(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}

/** The mark of a film, and since when it has it, in milliseconds since 1970. */
type FileState = { mark: string; since: number };

const lookAgain = (
  { mark }: DroppedFile,
  before: FileState | undefined,
  now: number,
): FileState => ({
  mark,
  since: before?.mark === mark ? before.since : now,
});
