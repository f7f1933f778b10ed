import { setTimeout as sleep } from 'node:timers/promises';
import { transaction } from '../../../../../platform/database/kysely.ts';
import type { Incoming, IncomingFile } from '../../../../../platform/media/files/incoming.ts';
import { ingestDropped } from '../../../jobs/jobs.ts';
import { DROPPED } from '../../../rules/dropped.ts';
import { sharedStatuses, shareStatus } from '../../../store/ingest-status.ts';
import { codeOf, codeToForget } from '../drop-folder.ts';
import { forgetIngest } from '../forget.ts';
import type { IngestWorld } from '../places.ts';
import { statusWriter } from '../status.ts';
import type { WatchOptions } from '../watch.ts';
import { dropCopy } from './film.ts';
import { type Markers, markerReader, markOf } from './markers.ts';

/** Each look is a request that the store may charge for. */
const EVERY_MS = 30_000;

type World = Omit<IngestWorld, 'incoming'> & { incoming: Incoming };
type Log = WatchOptions['log'];

/**
 * Polls `incoming/` of the bucket until it is stopped: queues every film that two looks find unchanged, removes copies that
 * are left of ingested films, and forgets ingests.
 * All workers poll it, and each film is queued once. While the bucket is away, the next look finds what this one missed.
 */
export async function watchIncoming(
  world: World,
  { log, everyMs = EVERY_MS }: Pick<WatchOptions, 'log' | 'everyMs'>,
): Promise<void> {
  const { incoming, stopping } = world;
  const readMarkers = markerReader(incoming);
  const queue = filmQueue(world);
  while (!stopping.aborted) {
    try {
      // Before the list: the marker of an attempt that has ended is in it, unless it was deleted.
      const ends = await endsOfFilms(world);
      const found = await incoming.list();
      const markers = await readMarkers(found);
      await queue(found, { markers, ends, now: Date.now() });
      for (const file of found)
        if (markers(file.name, markOf(file))) await dropCopy(world, file.name, markOf(file));
      for (const { name } of found) await forgetRequested(world, name, log);
    } catch (error) {
      log.warn({ err: error }, 'the bucket could not be searched for films; it is tried again');
    }
    await sleep(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}

/** When the last attempt at a film ended, by the name of its object. */
async function endsOfFilms({ db }: World): Promise<ReadonlyMap<string, string>> {
  const statuses = (await sharedStatuses(db)).map(({ status }) => status);
  const ended = statuses.filter(({ state }) => state === 'done' || state === 'failed');
  return new Map(ended.map(({ file, at }) => [file, at]));
}

interface Look {
  markers: Markers;
  ends: ReadonlyMap<string, string>;
  now: number;
}

/**
 * Queues films, once each: the key of a job is the film as it is, and the day. A marker that was deleted is a request to try
 * again at once: the key is then the end of the last attempt, whichever worker looks first.
 */
function filmQueue(world: World) {
  const { db, queue: jobs, incoming, places, node } = world;
  let seen = new Set<string>();
  const queued = new Set<string>();
  return async (found: readonly IncomingFile[], { markers, ends, now }: Look): Promise<void> => {
    const day = new Date(now).toISOString().slice(0, 10);
    const films = found
      .filter(({ name }) => DROPPED.test(name))
      .map((file) => ({ name: file.name, mark: markOf(file), id: `${file.name} ${markOf(file)}` }));
    const before = seen;
    seen = new Set(films.map(({ id }) => id));
    for (const { name, mark, id } of films) {
      const key = `${incoming.id} ${id} ${ends.get(name) ?? day}`;
      if (!before.has(id) || markers(name, mark) || queued.has(key)) continue;
      const payload = { name, folder: incoming.id };
      // In one transaction: no worker begins, and ends, before the film is said to wait.
      await transaction(db, async (trx) => {
        if (!(await jobs.enqueue(trx, ingestDropped, payload, { key }))) return;
        const share = (status: Parameters<typeof shareStatus>[2]) => shareStatus(trx, node, status);
        const status = { code: codeOf(name), file: name };
        await statusWriter(places, status, share).end('waiting', 'in the queue');
      });
      queued.add(key);
    }
  };
}

/** Does what the object `CODE.forget` asks for, and removes it. */
async function forgetRequested(
  { db, queue, places, incoming }: World,
  name: string,
  log: Log,
): Promise<void> {
  const code = codeToForget(name);
  if (code === undefined) return;
  const known = await forgetIngest(code, { places, withDb: (work) => work(db, queue) });
  if (!known) log.warn({ code }, 'nothing was ingested for a video that the bucket asks to forget');
  await incoming.delete(name);
}
