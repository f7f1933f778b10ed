import { MediaRefusal } from '@kandil/media/ingest';
import { isRowFault } from '../../../platform/database/faults.ts';
import type { Incoming } from '../../../platform/media/files/incoming.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { folderId } from '../flows/ingest/drop-folder.ts';
import { droppedFilm } from '../flows/ingest/dropped-film.ts';
import { incomingFilm } from '../flows/ingest/incoming/film.ts';
import { ingest, inWords } from '../flows/ingest/ingest.ts';
import type { IngestWorld } from '../flows/ingest/places.ts';
import type { FilmSource } from '../flows/ingest/source.ts';
import { statusWriter } from '../flows/ingest/status.ts';
import { ingestDropped } from '../jobs/jobs.ts';
import { holdOn, shareStatus, unshareStatus } from '../store/ingest-status.ts';

/** Attempts of the queue. */
const ATTEMPTS = 12;
/** Seconds until another worker looks at a job whose film this one does not have. */
const HAND_ON_S = 5;
/** Seconds until a job is looked at again whose video another worker is at work on. */
const HELD_S = 30;
/** Milliseconds between two signs of life, well within the minute after which another worker takes the video. */
const HOLD_ON_MS = 15_000;

interface Attempt {
  attempt: number;
  signal: AbortSignal;
}

/**
 * Ingests films of the drop folder and of the bucket. A film is ingested by one worker: that which has the folder; of the
 * bucket, that which holds the video.
 */
export function ingestHandler(world: IngestWorld): Handler {
  const { places, incoming } = world;
  return handle(ingestDropped, async ({ name, folder }, run) => {
    if (incoming && folder === incoming.id)
      return ingestIncoming({ ...world, incoming }, { name, folder }, run);
    if (folder !== undefined && folder !== (await folderId(places)))
      return handOn(world, { name, folder }, HAND_ON_S);
    await attempt(world, droppedFilm(places, name), run);
  });
}

/** Ingests a film of the bucket, unless it was ingested, or another worker is at work on its video. */
async function ingestIncoming(
  world: IngestWorld & { incoming: Incoming },
  payload: { name: string; folder: string },
  run: Attempt,
): Promise<void> {
  const { db, node } = world;
  const film = incomingFilm(world, payload.name);
  if (!(await film.isDue())) return;
  const { code, name: file } = film;
  const status = { code, file, state: 'working', at: new Date().toISOString() } as const;
  if (!(await shareStatus(db, node, status))) return handOn(world, payload, HELD_S);
  using holding = hold(world, code);
  const signal = AbortSignal.any([run.signal, holding.lost]);
  const wasTaken = await attempt(world, film, { ...run, signal });
  if (!wasTaken) await unshareStatus(db, code);
}

/** Another worker takes the job when its turn comes. */
async function handOn(
  { db, queue }: IngestWorld,
  payload: { name: string; folder: string },
  startAfter: number,
) {
  await queue.enqueue(db, ingestDropped, payload, { startAfter });
}

/**
 * Ingests a film, and reports how it goes. An invalid film is put away with the reason and is not retried. Other failures (a full disk, another running ingest, a
 * bucket that is away) are retried; so is a film that looks cut off and was written to a moment ago.
 *
 * @returns whether the film was there
 */
async function attempt(world: IngestWorld, film: FilmSource, run: Attempt): Promise<boolean> {
  const { db, queue, files, places, keepFree, loudness, node } = world;
  const { code, name: file } = film;
  const signal = AbortSignal.any([run.signal, world.stopping]);
  const status = statusWriter(places, { code, file }, (each) => shareStatus(db, node, each));
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
  } catch (error) {
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

/** Keeps other workers from a video. `lost` is aborted when one has taken it. */
function hold({ db, node }: IngestWorld, code: string): Disposable & { lost: AbortSignal } {
  const losing = new AbortController();
  const look = async () => {
    // A database that does not answer does not give the video to another worker, either.
    const isHeld = await holdOn(db, node, code).catch(() => true);
    if (!isHeld) losing.abort(new Error('another worker has taken this video'));
  };
  const timer = setInterval(() => void look(), HOLD_ON_MS);
  return { lost: losing.signal, [Symbol.dispose]: () => clearInterval(timer) };
}

/** Whether a retry would fail in the same way: a fault of the film, or data that the database refuses. */
async function isHopeless(error: unknown, film: FilmSource): Promise<boolean> {
  if (isRowFault(error)) return true;
  if (!(error instanceof MediaRefusal)) return false;
  return !(error.incomplete && (await film.mayGrow()));
}
