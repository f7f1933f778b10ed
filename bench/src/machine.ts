import { onCore } from '@kandil/testkit/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { coresOf, idleShare } from './arithmetic.ts';

/** Cores of the server and of the load generator; null where there is only one. */
export interface Cores {
  server: number;
  load: number;
}

const STATUS = '/proc/self/status';

const allowed = (): number[] =>
  coresOf(/^Cpus_allowed_list:\s*(.+)$/m.exec(readFileSync(STATUS, 'utf8'))?.[1] ?? '0');

/** The first two cores that this process may use. */
function chooseCores(): Cores | null {
  const [server, load] = allowed();
  return server === undefined || load === undefined ? null : { server, load };
}

export const CORES = chooseCores();

/** A command that runs on the core of its role, where there are two. */
export const pinned = (role: keyof Cores, command: readonly [string, ...string[]]) =>
  onCore(CORES?.[role], command);

function runOn(cores: readonly number[]): void {
  execFileSync('taskset', ['-a', '-c', '-p', cores.join(','), String(process.pid)], {
    stdio: 'ignore',
  });
}

/** Runs a load that this process generates itself on the core of the load generator. */
export async function asLoadGenerator<Result>(run: () => Promise<Result>): Promise<Result> {
  if (!CORES) return run();
  const before = allowed();
  runOn([CORES.load]);
  try {
    return await run();
  } finally {
    runOn(before);
  }
}

/** Share of idle CPU over a moment. */
export async function idleNow(ms = 1000): Promise<number> {
  const before = await readFile('/proc/stat', 'utf8');
  await sleep(ms);
  return idleShare(before, await readFile('/proc/stat', 'utf8'));
}

/** Ticks of a second in `/proc`: USER_HZ, which is 100 on every platform of Node. */
const TICKS = 100;

/** Seconds that a process has computed, without its children. */
export async function computed(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain spaces.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}
