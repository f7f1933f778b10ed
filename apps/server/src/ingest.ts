import {
  ingestJobs,
  type JobHandler,
  type MediaFiles,
  openIncoming,
  type Platform,
  placesOf,
} from '@kandil/api';
import type { Config } from './config.ts';

/** Ingests films from the drop folder and the bucket (docs/ingest.md). */
export interface Ingestion {
  /** The jobs of the workers. */
  handlers: JobHandler[];
  /** Makes assets of films that an earlier release ingested, then starts to watch the drop folder and the bucket. */
  start(): Promise<void>;
  /** Stops running ingests; they resume after the next start. */
  stop(): void;
}

export function openIngestion({
  config,
  platform: { database, queue, log, now },
  files,
}: {
  config: Config;
  platform: Platform;
  files: MediaFiles;
}): Ingestion {
  const stopping = new AbortController();
  const { handlers, adopt, watch } = ingestJobs({
    database,
    queue,
    log,
    now,
    files,
    places: placesOf(config.dataDir),
    incoming: config.mediaS3 && openIncoming(config.mediaS3),
    node: config.nodeName,
    keepFree: config.diskKeepFree,
    loudness: config.ingestLoudness,
    stopping: stopping.signal,
  });
  return {
    handlers,
    async start() {
      await adopt();
      void watch();
    },
    stop: () => stopping.abort(),
  };
}
