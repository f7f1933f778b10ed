import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SERVICES = ['auth', 'content', 'notify', 'partner', 'payment', 'purchase', 'watch'];
const SERVICE = new RegExp(`packages/contract/src/(${SERVICES.join('|')})/index\\.ts$`);
const INDEX = /packages\/contract\/src\/index\.ts$/;

/** Ending of an import that wants the modules as they are written. */
const WHOLE = '?schemas';

interface Call {
  name: string;
  service: string;
  method: string;
  paths: string[];
  access: string;
  params?: { shape: object };
  query?: { shape: object };
  body?: { shape: object };
  encoding?: string;
}

const names = (schema: { shape: object } | undefined) =>
  schema && { shape: Object.fromEntries(Object.keys(schema.shape).map((name) => [name, 1])) };

/** What a browser needs of a call: where it is and how its fields are sent. */
function slim({ name, service, method, paths, access, params, query, body, encoding }: Call) {
  return {
    name,
    service,
    method,
    paths: paths.slice(0, 1),
    access,
    params: names(params),
    query: names(query),
    body: names(body),
    encoding,
  };
}

function plainOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return typeof value === 'function' ? undefined : value;
  if ('paths' in value) return slim(value as Call);
  return '_zod' in value ? undefined : value;
}

/**
 * In the browser a call of the contract is its address and the names of its fields. The schemas, and the library
 * that reads them, are 14 kB of every first load for a check that only reports; they come later, in a chunk of
 * their own, to whoever imports with `?schemas`.
 */
export function contractCalls(): Plugin {
  return {
    name: 'kandil:contract-calls',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith(WHOLE)) return null;
      const resolved = await this.resolve(source.slice(0, -WHOLE.length), importer);
      return resolved && resolved.id + WHOLE;
    },
    async load(id) {
      if (INDEX.test(id))
        return SERVICES.map(
          (service) => `export * as ${service} from './${service}/index.ts';`,
        ).join('\n');
      if (!SERVICE.test(id)) return null;
      const module = (await import(pathToFileURL(id).href)) as Record<string, unknown>;
      return Object.entries(module)
        .map(([name, value]) => [name, plainOf(value)] as const)
        .filter(([, plain]) => plain !== undefined)
        .map(([name, plain]) => `export const ${name} = ${JSON.stringify(plain)};`)
        .join('\n');
    },
  };
}
