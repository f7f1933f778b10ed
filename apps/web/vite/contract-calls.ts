import { SERVICES } from '@kandil/contract/services';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SERVICE = new RegExp(`packages/contract/src/(${SERVICES.join('|')})/index\\.ts$`);
const INDEX = /packages\/contract\/src\/index\.ts$/;

/** Ending of an import that wants the modules as they are written. */
const WHOLE = '?schemas';
/** Separates a service's index from the name of a call in the id of the call's module. */
const ONE = '?call=';

interface Call {
  name: string;
  service: string;
  method: string;
  paths: string[];
  params?: { shape: object };
  query?: { shape: object };
  body?: { shape: object };
  encoding?: string;
  keep?: number;
  carries?: string;
  refreshes?: false;
  needsToken?: true;
}

const names = (schema: { shape: object } | undefined) =>
  schema && { shape: Object.fromEntries(Object.keys(schema.shape).map((name) => [name, 1])) };

/**
 * What a browser needs of a call: where it is, how its fields are sent, and what becomes of its answer. Facts for the
 * server, such as limits, are not among it.
 */
function slim({ name, service, method, paths, params, query, body, ...rest }: Call) {
  const { encoding, keep, carries, refreshes, needsToken } = rest;
  return {
    name,
    service,
    method,
    paths: paths.slice(0, 1),
    params: names(params),
    query: names(query),
    body: names(body),
    encoding,
    keep,
    carries,
    refreshes,
    needsToken,
  };
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'paths' in value;

/** Lists and constants that stand beside the calls; schemas and functions stay behind. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Array.isArray(value) || !('_zod' in value);
}

type Exports = Record<string, unknown>;
const exportsOf = (file: string) => import(pathToFileURL(file).href) as Promise<Exports>;

/** A service's index: each call is a separate module, so that a page loads only the calls that it makes. */
async function indexOf(file: string): Promise<string> {
  return Object.entries(await exportsOf(file))
    .map(([name, value]) => {
      if (isCall(value))
        return `export { default as ${name} } from ${JSON.stringify(file + ONE + name)};`;
      return isPlain(value) ? `export const ${name} = ${JSON.stringify(value)};` : '';
    })
    .join('\n');
}

async function callOf(file: string, name: string): Promise<string> {
  const value = (await exportsOf(file))[name];
  return `export default ${JSON.stringify(isCall(value) ? slim(value) : null)};`;
}

/**
 * In the browser a call of the contract is its address and the names of its fields. The schemas, and the library
 * that reads them, would add 14 kB to every first load for a check that only reports; imports with `?schemas` load them later, in a
 * separate chunk.
 */
export function contractCalls(): Plugin {
  return {
    name: 'kandil:contract-calls',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(source, importer) {
      if (source.includes(ONE)) return source;
      if (!source.endsWith(WHOLE)) return null;
      const resolved = await this.resolve(source.slice(0, -WHOLE.length), importer);
      return resolved && resolved.id + WHOLE;
    },
    async load(id) {
      if (INDEX.test(id))
        return SERVICES.map(
          (service) => `export * as ${service} from './${service}/index.ts';`,
        ).join('\n');
      const [file = id, name] = id.split(ONE);
      if (!SERVICE.test(file)) return null;
      return name === undefined ? indexOf(file) : callOf(file, name);
    },
  };
}
