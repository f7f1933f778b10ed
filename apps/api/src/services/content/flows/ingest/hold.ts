import { NotNow } from '@kandil/media/ingest';
import type { IngestStatus } from '../../rules/dropped.ts';
import { holdOn, shareStatus, unshareStatus } from '../../store/ingest-status.ts';
import type { Db } from '../../store/sql.ts';

/** Milliseconds between two signs of life, well within the minute after which another node takes the video. */
const HOLD_ON_MS = 15_000;

interface HoldOptions {
  /** Opens the database that all nodes share. */
  withDb: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Name of this node. */
  node: string;
}

/** A video that this node ingests. Other nodes see its status and leave it alone. */
export interface HeldVideo extends Disposable {
  /** Aborted when another node has taken the video, because this one was silent for a minute. */
  lost: AbortSignal;
  share(status: IngestStatus): Promise<unknown>;
  /** Nothing was ingested: other nodes do not see a status. */
  release(): Promise<void>;
}

/** Holds a video for this node. @returns undefined while another node is at work on it */
export async function holdVideo(
  { code, file }: Pick<IngestStatus, 'code' | 'file'>,
  { withDb, node }: HoldOptions,
): Promise<HeldVideo | undefined> {
  const share = (status: IngestStatus) => withDb((db) => shareStatus(db, node, status));
  const isHeld = await share({ code, file, state: 'working', at: new Date().toISOString() });
  if (!isHeld) return undefined;
  const losing = new AbortController();
  const look = async () => {
    // A database that does not answer does not give the video to another node, either.
    const stillHeld = await withDb((db) => holdOn(db, node, code)).catch(() => true);
    if (!stillHeld) losing.abort(new NotNow('Another node has taken this video.'));
  };
  const timer = setInterval(() => void look(), HOLD_ON_MS);
  return {
    lost: losing.signal,
    share,
    release: () => withDb((db) => unshareStatus(db, code)),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
