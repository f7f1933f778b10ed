import '../apps/server/src/node-env.ts';
import { checkUnlocked } from '@kandil/api';
import { readConfig } from '../apps/server/src/config.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm start`: the whole product with its demo. The server prints the rest.
endWithParent();
process.env['KANDIL_DEMO'] ??= 'true';
try {
  const { database, dataDir } = readConfig(undefined, process.argv.slice(2));
  // A second start must not build under the running product.
  if (!database) checkUnlocked(dataDir);
  await buildWeb();
  // In this process, so that Ctrl-C reaches only the server.
  await import('../apps/server/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
