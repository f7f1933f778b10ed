import { endWithParent } from './end-with-parent.ts';
import { progressBar } from './progress-bar.ts';
import type { Place } from './run-command.ts';

/**
 * The terminal of this process, for a command. A signal ends the command, which then says what became of its work; a
 * second one ends the process at once.
 */
export function terminal(): Place {
  endWithParent();
  const ending = new AbortController();
  const bar = progressBar();
  const end = () => (ending.signal.aborted ? process.exit(1) : ending.abort());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // Whoever read the output is gone, as `head` is after its lines.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => ending.abort());
  return {
    environment: process.env,
    out(text) {
      bar.end();
      process.stdout.write(text);
    },
    error(text) {
      bar.end();
      process.stderr.write(text);
    },
    progress: bar.show,
    signal: ending.signal,
  };
}
