import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

// Builds the service worker and the script of the offline page, each one file, after the pages. The server completes
// both (apps/server/src/web/offline).
const WEB = join(import.meta.dirname, '../..');
const CLIENT = join(WEB, 'build/client');
const OUT = join(WEB, 'build/offline');
/** Their code is stored with the worker, so that an open tab moves between them without a connection. */
const STORED = ['root', 'home', 'myList', 'detail'];

interface Chunk {
  module: string;
  imports?: string[];
  css?: string[];
}
interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk>;
}

for (const [name, input] of [
  ['worker', 'offline/worker/worker.ts'],
  ['page', 'offline/page/page.ts'],
] as const)
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: OUT,
      emptyOutDir: name === 'worker',
      target: ['chrome111', 'safari16.4', 'firefox128'],
      modulePreload: false,
      rolldownOptions: {
        input: join(WEB, input),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });

/** The router's manifest is a script that sets one variable. */
function manifest(): Manifest {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: CLIENT });
  const script = readFileSync(join(CLIENT, file), 'utf8');
  return JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
}

const { entry, routes } = manifest();
const chunks = [entry, ...STORED.flatMap((id) => routes[id] ?? [])];
const styles = globSync('assets/*.css', { cwd: CLIENT }).map((path) => `/${path}`);
const addresses = chunks.flatMap(({ module, imports = [], css = [] }) => [
  module,
  ...imports,
  ...css,
]);
writeFileSync(
  join(OUT, 'stored.json'),
  JSON.stringify([...new Set([...addresses, ...styles])].toSorted()),
);
