import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { LONG } from '../lib/tally.ts';
import type { Order, Report, Run } from './lane.ts';

/** A mutant may loop forever, and then no test can time out. The longest time-out of a hook is a minute. */
const SILENCE_MS = 90_000;
/** More lanes than this take more memory than they save time. */
const MAX_LANES = 4;

/** Runs orders, one at a time. */
export interface Lane {
  /** The run, or null if nothing ended for so long that it was stopped. */
  run(order: Order): Promise<Run | null>;
  close(): Promise<void>;
}

/** Starts `lane.ts`, in a process group, so that its workers end with it. */
const start = (): ChildProcess =>
  fork(join(ROOT, 'scripts/mutation/lane.ts'), {
    cwd: ROOT,
    detached: process.platform !== 'win32',
    // Full counts of random tests would only cost time here.
    env: { ...process.env, [LONG]: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Kills a lane and its workers. Windows has no process groups: there, its workers end when it does. */
function kill({ pid }: ChildProcess): void {
  if (pid) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
}

export function openLane(): Lane {
  let child: ChildProcess | undefined;

  const answer = (order: Order, lane: ChildProcess) =>
    new Promise<Run | null>((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const ended = (code: number | null) =>
        finish(() => reject(new Error(`A lane ended with ${code}`)));
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        lane.off('exit', ended).off('message', heard);
        settle();
      };
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => finish(() => resolve(null)), SILENCE_MS);
      };
      const heard = (report: Report) =>
        report === 'alive' ? wait() : finish(() => resolve(report));
      lane.on('message', heard).once('exit', ended);
      wait();
      lane.send(order);
    });

  return {
    async run(order) {
      child ??= start();
      const run = await answer(order, child);
      if (run) return run;
      kill(child);
      child = undefined;
      return null;
    },
    async close() {
      const open = child;
      child = undefined;
      if (!open || open.exitCode !== null) return;
      const ended = new Promise((done) => open.once('exit', done));
      open.disconnect();
      await ended;
    },
  };
}

/** As many lanes as cores. */
export const openLanes = (): Lane[] =>
  Array.from({ length: Math.min(MAX_LANES, availableParallelism()) }, openLane);

/** Does the work for each item, as many at once as there are lanes. Answers in the order of the items. */
export async function inLanes<Item, Result>(
  lanes: readonly Lane[],
  items: readonly Item[],
  work: (lane: Lane, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [index, item] of queue) results[index] = await work(lane, item);
    }),
  );
  return results;
}
