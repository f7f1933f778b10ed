import { endWithParent } from './lib/end-with-parent.ts';
import { buildWeb } from './lib/web-build.ts';

// `npm start`: the whole product with its demo. What it prints from here on is the server's own banner.
endWithParent();
process.env['KANDIL_DEMO'] ??= 'true';
try {
  await buildWeb();
  // In this process, so that Ctrl-C reaches the server and nobody else.
  await import('../apps/server/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
