import { MediaRefusal } from '@kandil/media/ingest';
import { isRowFault } from '../../../platform/database/faults.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import {
  contentMark,
  folderId,
  putAway,
  sinceWritten,
  taskOf,
} from '../flows/ingest/drop-folder.ts';
import { ingest, inWords } from '../flows/ingest/ingest.ts';
import type { IngestWorld } from '../flows/ingest/places.ts';
import { statusWriter } from '../flows/ingest/status.ts';
import { isOpenForWriting } from '../flows/ingest/still-written.ts';
import { ingestDropped } from '../jobs/jobs.ts';

/** Attempts of the queue. */
const ATTEMPTS = 12;

/** Milliseconds after the last write during which a film that looks incomplete may still be copied. */
const MAY_GROW_MS = 60_000;

/**
 * An invalid film moves to `failed` with the reason and is not retried. Other failures (a full disk, another running
 * ingest) are retried; so is a film that looks cut off and was written to a moment ago.
 */
export function ingestHandler(world: IngestWorld): Handler {
  const { db, queue, files, places, keepFree, loudness, stopping } = world;
  return handle(ingestDropped, async ({ name, folder }, { attempt, signal }) => {
    if (folder !== undefined && folder !== (await folderId(places)))
      return handOn(world, { name, folder });
    const task = await taskOf(places, name);
    if (!task) return; // removed, or ingested by another process
    const content = await contentMark(task.file);
    const status = statusWriter(places, { code: task.code, file: name });
    try {
      const report = await ingest(task, {
        places,
        files,
        keepFree,
        loudness,
        withDb: (work) => work(db, queue),
        signal: AbortSignal.any([signal, stopping]),
        onProgress: (progress) => status.progress(progress),
      });
      await putAway(places, task, places.done);
      await status.end('done', inWords(report), content);
    } catch (error) {
      const ended = stopping.aborted || signal.aborted;
      const message = error instanceof Error ? error.message : String(error);
      if (!(await isHopeless(error, { file: task.file, last: attempt >= ATTEMPTS && !ended }))) {
        await status.end('waiting', ended ? 'continues soon' : message, content);
        throw error;
      }
      await putAway(places, task, places.failed);
      await status.end('failed', message, content);
    }
  });
}

/** Seconds until another worker looks at a job whose film this one does not have. */
const HAND_ON_S = 5;

/** The film is in the drop folder of another worker, which takes the job when its turn comes. */
async function handOn({ db, queue }: IngestWorld, payload: { name: string; folder: string }) {
  await queue.enqueue(db, ingestDropped, payload, { startAfter: HAND_ON_S });
}

/** Whether no retry is due: the last one failed, or it would fail in the same way. */
const isHopeless = async (
  error: unknown,
  { file, last }: { file: string; last: boolean },
): Promise<boolean> => last || (isFinal(error) && !(await mayGrow(error, file)));

/** Whether a retry would fail in the same way: a fault of the film, or data that the database refuses. */
const isFinal = (error: unknown): boolean => error instanceof MediaRefusal || isRowFault(error);

async function mayGrow(error: unknown, file: string): Promise<boolean> {
  if (!(error instanceof MediaRefusal) || !error.incomplete) return false;
  return (await sinceWritten(file)) < MAY_GROW_MS || isOpenForWriting(file);
}
