import type { IngestProgress, MigrationSource, openDatabase, Platform } from '@kandil/api';
import type { ServiceName } from '@kandil/contract';
import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Config } from '../config.ts';

export type Database = Awaited<ReturnType<typeof openDatabase>>;
type Queue = Pick<Platform['queue'], 'enqueue' | 'retryPutAside'>;
type Jobs = Parameters<Platform['queue']['declare']>[0];

/** Shows a command's output to the person who runs it, and says when they end it. */
export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  progress(progress: IngestProgress): void;
  /** Aborts when the person ends the command. */
  signal: AbortSignal;
}

/**
 * What a command works with. The running product gives its settings, database and queue; a command beside no product
 * opens its own.
 */
export interface Desk extends Pick<Terminal, 'progress' | 'signal'> {
  config: Config;
  console: Console;
  blobs: Platform['blobs'];
  /**
   * @param purpose `read` changes nothing, so it requires a database with the tables of this release
   * @param service whose database; the main one by default
   */
  withDatabase<Result>(
    purpose: 'read' | 'write',
    migrations: MigrationSource[],
    work: (database: Database) => Promise<Result>,
    service?: ServiceName,
  ): Promise<Result>;
  /** @param jobs those that the work enqueues */
  withQueue<Result>(
    database: Database,
    jobs: Jobs,
    work: (queue: Queue) => Promise<Result>,
  ): Promise<Result>;
}

/** A console that prints on a terminal. */
export function consoleOf({ out, error }: Pick<Terminal, 'out' | 'error'>): Console {
  const stream = (print: (text: string) => void) =>
    new Writable({
      decodeStrings: false,
      write(text: string, _encoding, done) {
        print(text);
        done();
      },
    });
  return new Console({ stdout: stream(out), stderr: stream(error) });
}

/** The desk of a product that runs on the embedded database, which is that of all services. */
export const productDesk = (
  config: Config,
  { blobs, database, queue }: Pick<Platform, 'blobs' | 'database' | 'queue'>,
  terminal: Terminal,
): Desk => ({
  ...terminal,
  console: consoleOf(terminal),
  config,
  blobs,
  withDatabase: (_purpose, _migrations, work) => work(database),
  withQueue: (_database, _jobs, work) => work(queue),
});
