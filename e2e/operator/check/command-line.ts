import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Runs a command of operators as `npm run NAME -- ARGUMENTS` does.
 *
 * @param signal ends it
 * @returns what it printed
 * @throws Error with what it printed, if its exit code is not 0
 */
export async function runCommandLine(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<string> {
  const child = spawn(process.execPath, ['scripts/operate.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const code = await new Promise<number | null>((done, fail) =>
    child.once('error', fail).once('close', done),
  );
  if (code === 0) return printed;
  throw new Error(`npm run ${args.join(' ')} ended with ${code}: ${printed.trim()}`);
}
