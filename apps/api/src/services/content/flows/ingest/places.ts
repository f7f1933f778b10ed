import { join } from 'node:path';
import type { Incoming } from '../../../../platform/media/files/incoming.ts';
import type { MediaFiles } from '../../../../platform/media/files/index.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import type { Db } from '../../store/sql.ts';

/** Folders of the ingest in the data folder. */
export interface Places {
  /** Clips that a release before assets ingested. */
  old: string;
  /** Where operators put files. */
  drop: string;
  /** Ingested files of the drop folder, and files that failed. */
  done: string;
  failed: string;
  /** Work in progress; may be deleted while no ingest runs. */
  work: string;
  /** One status file per video. */
  status: string;
  /** Finished clips whose files are not stored yet. */
  made: string;
}

/** What the job and the watchers of the drop folder and of the bucket receive. */
export interface IngestWorld {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  /** The store of the files that are played. */
  files: MediaFiles;
  places: Places;
  /** Where operators upload films to the bucket; null without one. */
  incoming: Incoming | null;
  /** Name of this node. */
  node: string;
  /** Bytes of the disk that must stay free. */
  keepFree: number;
  /** LUFS of the sound. */
  loudness: number;
  /** Aborts the current run; a later run resumes it. */
  stopping: AbortSignal;
}

export function placesOf(dataDir: string): Places {
  const drop = join(dataDir, 'ingest');
  const below = (name: string) => join(drop, name);
  return {
    old: join(dataDir, 'clips'),
    drop,
    done: below('done'),
    failed: below('failed'),
    work: below('work'),
    status: below('status'),
    made: below('made'),
  };
}
