import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** A child process that serves the database. */
export interface ServerProcess {
  pid: number;
  /** Resolves when the process has ended for any reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

export interface SupervisedServer {
  /** Process id of the running server. */
  pid: () => number;
  close: () => Promise<void>;
}

const LONGEST_PAUSE = 2_000;
/** Milliseconds after which a start counts as successful. */
const SOUND = 10_000;

/**
 * Keeps a server running: restarts it if it ends unexpectedly, at once, then with backoff of at most 2 s. The first start
 * may throw; later failures are logged and retried.
 */
export async function supervise(
  start: () => Promise<ServerProcess>,
  log: Log,
): Promise<SupervisedServer> {
  const closing = new AbortController();
  let current = await start();

  const keepRunning = async () => {
    let pause = 0;
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      await current.ended;
      if (closing.signal.aborted) return;
      log.error({ pid: current.pid }, 'the database server ended unexpectedly; starting it again');
      if (performance.now() - startedAt > SOUND) pause = 0;
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      pause = Math.min(LONGEST_PAUSE, pause * 2 + 100);
      if (closing.signal.aborted) return;
      try {
        current = await start();
        log.info({ pid: current.pid }, 'the database server runs again');
      } catch (error) {
        log.error({ err: error }, 'the database server does not start');
      }
    }
  };
  const watching = keepRunning();

  return {
    pid: () => current.pid,
    async close() {
      closing.abort();
      await current.stop();
      await watching;
      await current.stop(); // one that had just been started
    },
  };
}
