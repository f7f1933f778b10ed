// First of all: React chooses its development or production build when it loads.
import './node-env.ts';
import { StartupError } from '@kandil/api';
import { readConfig } from './config.ts';
import { type Product, startProduct } from './product.ts';

const SHUTDOWN_LIMIT_MS = 10_000;

/** Shuts the product down; a second signal or ten seconds end it at once (SEC-26). */
function endOnSignals(product: Product): void {
  let ending = false;
  const end = (code: number): void => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    void product.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  // Whoever read the output is gone, as with a closed terminal; lines that are lost meanwhile end nothing.
  for (const output of [process.stdout, process.stderr])
    output.on('error', () => !ending && end(0));
  const fault = (error: unknown): void => {
    product.log.fatal({ err: error }, 'unknown state: ending');
    end(1);
  };
  process.on('uncaughtException', fault);
  process.on('unhandledRejection', fault);
}

/** Prints one sentence for an error that the operator can fix; other errors keep their stack. */
function explain(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

try {
  const product = await startProduct(readConfig(undefined, process.argv.slice(2)));
  endOnSignals(product);
  process.stdout.write(product.banner);
} catch (error) {
  explain(error);
}
