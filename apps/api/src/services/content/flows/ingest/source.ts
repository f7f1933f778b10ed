import type { IngestTask } from './ingest.ts';

/** A film where an operator put it, for the job that ingests it. */
export interface FilmSource {
  code: string;
  /** Name of the file. */
  name: string;
  /** Whether it is there, and was neither ingested nor rejected. */
  isDue(): Promise<boolean>;
  /**
   * Makes the film and its side files readable on this machine.
   * @returns undefined if the film is gone, or was ingested meanwhile
   * @throws NotNow, or Error of the store
   */
  take(
    options: TakeOptions,
  ): Promise<{ task: IngestTask; content: string | undefined } | undefined>;
  /** @throws NotNow if the film was replaced since it was taken */
  confirm(): Promise<void>;
  /** Whether a film that looks cut off may still be written to. */
  mayGrow(): Promise<boolean>;
  /** Puts the film and its side files where they are not taken again; of a film that failed, with the reason. */
  putAway(state: 'done' | 'failed', message: string): Promise<void>;
}

export interface TakeOptions {
  signal: AbortSignal;
  /** Shares of a download, from 0 to 1. */
  onShare: (share: number) => void;
}
