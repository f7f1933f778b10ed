import { parseArgs } from 'node:util';
import { buildPack, type PackProgress, progressLine } from './build-pack.ts';
import { DEMO } from './quality.ts';

// Makes a media pack: `npm run clips -- <folder> [--only id] [--seconds n]`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, seconds: { type: 'string' } },
});

const controller = new AbortController();
const end = () => {
  controller.abort();
  // A picture that is being drawn cannot be interrupted; what it leaves is swept by the next build.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500).unref();
};
process.once('SIGTERM', end).once('SIGINT', end).once('SIGHUP', end);

const report = (progress: PackProgress) =>
  void process.stdout.write(`\r\u001B[K${progressLine(progress)}`);

const [folder] = positionals;
if (folder) {
  try {
    await buildPack(folder, {
      quality: DEMO,
      seconds: Number(values.seconds ?? 60),
      ...(values.only && { only: values.only }),
      signal: controller.signal,
      onProgress: report,
    });
    process.stdout.write('\n');
  } catch (error) {
    console.error(controller.signal.aborted ? 'ended before the pack was whole' : error);
    process.exitCode = 1;
  }
} else {
  console.error('Usage: npm run clips -- <folder> [--only id] [--seconds n]');
  process.exitCode = 2;
}
