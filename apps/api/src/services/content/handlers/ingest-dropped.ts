import { MediaRefusal } from '@kandil/media/ingest';
import { isRowFault } from '../../../platform/database/faults.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { folderId } from '../flows/ingest/drop-folder.ts';
import { droppedFilm } from '../flows/ingest/dropped-film.ts';
import { incomingFilm } from '../flows/ingest/incoming/film.ts';
import { endWaiting } from '../flows/ingest/forget.ts';
import { type HeldVideo, holdVideo } from '../flows/ingest/hold.ts';
import { ingest, inWords } from '../flows/ingest/ingest.ts';
import { asNotNow } from '../flows/ingest/not-now.ts';
import type { IngestWorld } from '../flows/ingest/places.ts';
import type { FilmSource } from '../flows/ingest/source.ts';
import { statusWriter } from '../flows/ingest/status.ts';
import { ingestDropped } from '../jobs/jobs.ts';

/** Attempts of the queue. */
const ATTEMPTS = 12;
/** Seconds until another worker looks at a job whose film this one does not have. */
const HAND_ON_S = 5;
/** Seconds until a job is looked at again whose video another worker is at work on. */
const HELD_S = 30;

interface Attempt {
  attempt: number;
  signal: AbortSignal;
  video: HeldVideo;
}

/**
 * Ingests films of the drop folder and of the bucket. A film is ingested by one worker: that which holds the video; of a drop
 * folder, by one which has the folder.
 */
export function ingestHandler(world: IngestWorld): Handler {
  const { db, places, incoming, node } = world;
  return handle(ingestDropped, async (payload, run) => {
    const { name, folder } = payload;
    const isIncoming = incoming !== null && folder === incoming.id;
    if (!isIncoming && folder !== undefined && folder !== (await folderId(places)))
      return handOn(world, payload, HAND_ON_S);
    const film = isIncoming
      ? incomingFilm({ ...world, incoming }, name)
      : droppedFilm(places, name);
    const isDue = await film.isDue().catch((error: unknown) => {
      throw asNotNow(error);
    });
    if (!isDue) return endWaiting(film, world);
    const { code, name: file } = film;
    using video = await holdVideo({ code, file }, { withDb: (work) => work(db), node });
    if (!video) return handOn(world, payload, HELD_S);
    const signal = AbortSignal.any([run.signal, world.stopping, video.lost]);
    const wasTaken = await attempt(world, film, { attempt: run.attempt, signal, video });
    if (wasTaken) return;
    await video.release();
    await endWaiting(film, world);
  });
}

/** Another worker takes the job when its turn comes. */
async function handOn(
  { db, queue }: IngestWorld,
  payload: { name: string; folder?: string | undefined },
  startAfter: number,
) {
  await queue.enqueue(db, ingestDropped, payload, { startAfter });
}

/**
 * Ingests a film, and reports how it goes. An invalid film is put away with the reason and is not retried. Other failures
 * (a full disk, another running ingest, a bucket that is away) are retried; so is a film that looks cut off and was written
 * to a moment ago.
 *
 * @returns whether the film was there
 */
async function attempt(world: IngestWorld, film: FilmSource, run: Attempt): Promise<boolean> {
  const { db, queue, files, places, keepFree, loudness } = world;
  const { code, name: file } = film;
  const { signal, video } = run;
  const status = statusWriter(places, { code, file }, video.share);
  let content: string | undefined;
  try {
    const onShare = (share: number) => status.progress({ step: 'download', share });
    const taken = await film.take({ signal, onShare });
    if (!taken) return false; // removed, or ingested by another process
    ({ content } = taken);
    const report = await ingest(taken.task, {
      places,
      files,
      keepFree,
      loudness,
      withDb: (work) => work(db, queue),
      signal,
      confirm: film.confirm,
      onProgress: (progress) => status.progress(progress),
    });
    await film.putAway('done', inWords(report));
    await status.end('done', inWords(report), content);
  } catch (thrown) {
    const error = asNotNow(thrown);
    const message = error instanceof Error ? error.message : String(error);
    const isLast = run.attempt >= ATTEMPTS && !signal.aborted;
    if (!isLast && !(await isHopeless(error, film))) {
      await status.end('waiting', signal.aborted ? 'continues soon' : message, content);
      throw error;
    }
    await film.putAway('failed', message).finally(() => status.end('failed', message, content));
  }
  return true;
}

/** Whether a retry would fail in the same way: a fault of the film, or data that the database refuses. */
async function isHopeless(error: unknown, film: FilmSource): Promise<boolean> {
  if (isRowFault(error)) return true;
  if (!(error instanceof MediaRefusal)) return false;
  return !(error.incomplete && (await film.mayGrow()));
}
