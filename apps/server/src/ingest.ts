import { ingestJobs, type JobHandler, type Platform, placesOf } from '@kandil/api';
import type { Config } from './config.ts';

/** Takes in the films that operators put into the data folder (docs/ingest.md). */
export interface Ingestion {
  /** Does it in the processes that work. */
  handler: JobHandler;
  /** Begins to look for films. */
  watch(): void;
  /** Ends what runs, to go on where it was after the next start. */
  stop(): void;
}

export function openIngestion({
  config,
  platform: { database, queue, log },
}: {
  config: Config;
  platform: Platform;
}): Ingestion {
  const stopping = new AbortController();
  const { handler, watch } = ingestJobs({
    database,
    places: placesOf(config.dataDir),
    stopping: stopping.signal,
  });
  return {
    handler,
    watch: () => void watch({ queue, log }),
    stop: () => stopping.abort(),
  };
}
