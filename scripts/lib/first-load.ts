import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './paths.ts';

const CLIENT = 'apps/web/build/client';

interface Chunk {
  module: string;
  imports?: string[];
}
interface RouteChunk extends Chunk {
  id: string;
  parentId?: string;
}
interface Manifest {
  entry: Chunk;
  routes: Record<string, RouteChunk>;
}

/** The router's manifest: the files of each route. It is a script that sets one variable. */
function readManifest(): Manifest | null {
  const [file] = globSync('assets/manifest-*.js', { cwd: join(ROOT, CLIENT) });
  if (!file || !existsSync(join(ROOT, CLIENT, file))) return null;
  const script = readFileSync(join(ROOT, CLIENT, file), 'utf8');
  return JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;\s*$/, '')) as Manifest;
}

const filesOf = ({ module, imports = [] }: Chunk) => [module, ...imports];

function chainOf(routes: Manifest['routes'], id: string | undefined): RouteChunk[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [route, ...chainOf(routes, route.parentId)] : [];
}

/**
 * The scripts of the first load of a route, as paths from the root of the repository.
 * Dynamic imports of the page are not included.
 * @throws if the web is not built or has no such route
 */
export function firstLoadScripts(routeId: string): string[] {
  const manifest = readManifest();
  if (!manifest) throw new Error('The web is not built.');
  const chain = chainOf(manifest.routes, routeId);
  if (chain.length === 0) throw new Error(`The web has no route '${routeId}'.`);
  const addresses = new Set([...filesOf(manifest.entry), ...chain.flatMap(filesOf)]);
  return [...addresses].map((address) => `${CLIENT}${address}`);
}

/** Static imports of a chunk: `from"./a.js"` or `import"./a.js"`. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(
    ([, name = '']) => `${CLIENT}/assets/${name}`,
  );

/**
 * The scripts that chunks of these names load, without those that a route has loaded already.
 * @throws if there is no such chunk or route
 */
export function laterScripts(names: readonly string[], routeId: string): string[] {
  const before = new Set(firstLoadScripts(routeId));
  const found = new Set<string>();
  const add = (file: string): void => {
    if (before.has(file) || found.has(file)) return;
    found.add(file);
    importsOf(file).forEach(add);
  };
  for (const name of names) {
    const chunk = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
    const files = globSync(`assets/${name}-*.js`, { cwd: join(ROOT, CLIENT) });
    const file = files.find((each) => chunk.test(basename(each)));
    if (!file) throw new Error(`The web has no chunk '${name}'.`);
    add(`${CLIENT}/${file}`);
  }
  return [...found];
}
