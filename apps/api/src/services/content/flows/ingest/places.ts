import { join } from 'node:path';
import type { Db } from '../../store/sql.ts';

/** Folders of the ingest in the data folder. */
export interface Places {
  /** Where operators put files. */
  drop: string;
  /** Ingested files of the drop folder, and files that failed. */
  done: string;
  failed: string;
  /** Work in progress; may be deleted while no ingest runs. */
  work: string;
  /** One status file per video. */
  status: string;
  /** The pack of finished clips. */
  pack: string;
}

/** What the job and the watcher of the drop folder receive. */
export interface IngestWorld {
  db: Db;
  places: Places;
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
    drop,
    done: below('done'),
    failed: below('failed'),
    work: below('work'),
    status: below('status'),
    pack: join(dataDir, 'clips'),
  };
}
