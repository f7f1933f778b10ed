import { MediaRefusal, NotNow } from '@kandil/media/ingest';
import { StartupError } from '@kandil/api';
import { endWithParent } from './lib/end-with-parent.ts';
import { runIngest, showStatus } from './lib/ingest-command.ts';
import { forget } from './lib/ingest-forget.ts';
import { readArguments, USAGE } from './lib/ingest-arguments.ts';

// `npm run ingest -- FILE --title CODE` ingests a file for a video of the catalogue (docs/ingest.md).
endWithParent();

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => ending.abort());

async function run(args: string[]): Promise<void> {
  const requested = readArguments(args);
  if (requested.kind === 'status') return showStatus();
  if (requested.kind === 'forget') return forget(requested.code, ending.signal);
  return runIngest(requested.task, { dryRun: requested.dryRun, signal: ending.signal });
}

function explain(error: unknown): void {
  const plain = [StartupError, MediaRefusal, NotNow];
  if (ending.signal.aborted) console.error('Ended. Run the same command again to resume.');
  else if (plain.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else if (error instanceof TypeError && 'code' in error)
    console.error(`${error.message}\n${USAGE}`);
  else console.error(error);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = 1;
  explain(error);
});
