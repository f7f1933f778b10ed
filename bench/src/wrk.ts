import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const UNITS: Readonly<Record<string, number>> = { KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 };

export function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Bytes per second of one address by wrk, which takes large answers faster than a client in JavaScript can. */
export async function bytesByWrk(
  url: string,
  connections: number,
  seconds: number,
  range: string,
): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Range: ${range}`, url];
  const { stdout } = await run('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const [, amount = '', unit = ''] = /Transfer\/sec:\s+([\d.]+)(KB|MB|GB)/.exec(stdout) ?? [];
  return Number(amount) * (UNITS[unit] ?? Number.NaN);
}
