import { MediaRefusal } from '@kandil/media/ingest';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { defineJob, handle, type Handler, type Queue } from '../../../../platform/queue/index.ts';
import type { Log } from '../../../../platform/log.ts';
import type { Db } from '../../store/sql.ts';
import { codeOf, DROPPED, findDropped, putAway, taskOf } from './drop-folder.ts';
import { forgetDropped } from './forget.ts';
import { ingest, type IngestReport } from './ingest.ts';
import type { Places } from './places.ts';
import { statusWriter } from './status.ts';

/** Seconds. A film may take all night; the queue allows a job at most a day. */
const LONGEST = 23 * 3600;
/** Attempts of the queue. */
const ATTEMPTS = 12;
const EVERY_MS = 3000;

/** Ingests a film of the drop folder. */
export const ingestDropped = defineJob(
  'content.ingest',
  z.object({ name: z.string().check(z.regex(DROPPED)) }),
  { concurrency: 1, timeout: LONGEST },
);

export interface IngestWorld {
  db: Db;
  places: Places;
  /** Bytes of the disk that must stay free. */
  keepFree: number;
  /** Aborts the current run; a later run resumes it. */
  stopping: AbortSignal;
}

/**
 * An invalid film moves to `failed` with the reason and is not retried. Other failures (a full disk, another running
 * ingest) are retried.
 */
export function ingestHandler({ db, places, keepFree, stopping }: IngestWorld): Handler {
  return handle(ingestDropped, async ({ name }, { attempt, signal }) => {
    const task = await taskOf(places, name);
    if (!task) return; // removed, or ingested by another process
    const status = statusWriter(places, { code: task.code, file: task.file });
    try {
      const report = await ingest(task, {
        places,
        keepFree,
        withDb: (work) => work(db),
        signal: AbortSignal.any([signal, stopping]),
        onProgress: (progress) => status.progress(progress),
      });
      await putAway(places, task, places.done);
      await status.end('done', inWords(report));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const ended = stopping.aborted || signal.aborted;
      const hopeless = error instanceof MediaRefusal || (attempt >= ATTEMPTS && !ended);
      if (hopeless) await putAway(places, task, places.failed);
      await status.end(hopeless ? 'failed' : 'waiting', ended ? 'continues soon' : message);
      if (!hopeless) throw error;
    }
  });
}

/** The report in one line. */
export function inWords({ changed, own, rungs, notes }: IngestReport): string {
  const parts = [
    `${own.duration} s`,
    rungs.join(', '),
    own.audio.length > 0 ? `sound ${own.audio.join(', ')}` : 'no sound',
    ...(own.subtitles.length > 0 ? [`subtitles ${own.subtitles.join(', ')}`] : []),
    ...(own.marks ? [`${own.marks.length} marks`] : []),
    ...notes.filter((note) => note !== 'no sound'),
  ];
  return `${changed ? 'plays now' : 'played this already'}: ${parts.join('; ')}`;
}

/**
 * Polls the drop folder until it is stopped, queues every film that has stopped growing, and forgets ingests. Several workers may poll
 * the same folder. A film whose job failed for good is queued again the next day, or when its file changes.
 */
export async function watchDropFolder(
  { db, places, stopping }: IngestWorld,
  { queue, log, everyMs = EVERY_MS }: { queue: Pick<Queue, 'enqueue'>; log: Log; everyMs?: number },
): Promise<void> {
  let before = new Map<string, string>();
  const queued = new Set<string>();
  while (!stopping.aborted) {
    const now = await findDropped(places);
    for (const { name, mark } of now) {
      const key = `${name} ${mark} ${new Date().toISOString().slice(0, 10)}`;
      if (before.get(name) !== mark || queued.has(key)) continue;
      const status = statusWriter(places, { code: codeOf(name), file: name });
      try {
        await status.end('waiting', 'in the queue');
        await queue.enqueue(db, ingestDropped, { name }, { key });
        queued.add(key);
      } catch (error) {
        log.warn({ err: error, name }, 'a film could not be queued; it is tried again');
      }
    }
    await forgetDropped({ places, withDb: (work) => work(db) }).catch((error: unknown) =>
      log.warn({ err: error }, 'an ingest could not be forgotten; it is tried again'),
    );
    before = new Map(now.map(({ name, mark }) => [name, mark]));
    await sleep(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}
