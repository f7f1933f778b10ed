import { join } from 'node:path';

/** Folders of the ingest below the data folder. */
export interface Places {
  /** Where operators put files. */
  drop: string;
  /** Files of the drop folder that were taken in, and those that could not be. */
  done: string;
  failed: string;
  /** What is under way; may be deleted while nothing is. */
  work: string;
  /** How each one stands. */
  status: string;
  /** The pack that finished clips become part of. */
  pack: string;
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
