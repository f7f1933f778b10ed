import { parseArgs } from 'node:util';
import { FULL, type Quality, SEED } from '../encode/ladder.ts';
import { buildPack } from './build-pack.ts';
import { type PackProgress, progressLine } from './full-pack.ts';

/*
 * Makes a media pack: `cli.ts seed|full <folder> [--only id] [--seconds n]`.
 * `--report` writes progress as lines of JSON, `--follow` ends when the standard input does, which is how a
 * build ends together with the process that started it.
 */
const QUALITIES: ReadonlyMap<string, Quality> = new Map([
  ['seed', SEED],
  ['full', FULL],
]);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    seconds: { type: 'string' },
    report: { type: 'boolean' },
    follow: { type: 'boolean' },
  },
});

const controller = new AbortController();
const end = () => {
  controller.abort();
  // A picture that is being drawn cannot be interrupted; what it leaves is swept by the next build.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500).unref();
};
process.once('SIGTERM', end).once('SIGINT', end);
if (values.follow) process.stdin.on('end', end).on('error', end).resume();

function report(progress: PackProgress): void {
  if (values.report) console.log(JSON.stringify(progress));
  else process.stdout.write(`\r\u001B[K${progressLine(progress)}`);
}

const [kind = '', folder = ''] = positionals;
const quality = QUALITIES.get(kind);
if (!quality || !folder) {
  console.error('Usage: cli.ts seed|full <folder> [--only id] [--seconds n]');
  process.exitCode = 2;
} else {
  try {
    const seconds = Number(values.seconds ?? 60);
    const only = values.only ? { only: values.only } : {};
    await buildPack(folder, {
      quality,
      seconds,
      ...only,
      signal: controller.signal,
      onProgress: report,
    });
    if (!values.report) process.stdout.write('\n');
  } catch (error) {
    console.error(controller.signal.aborted ? 'ended before the pack was whole' : error);
    process.exitCode = 1;
  }
  process.stdin.destroy();
}
