import { acceptedEncoding, type Encoding, tagOf } from '@kandil/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { dirname } from 'node:path/posix';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** The ending of a file that is another one in Brotli. */
const COMPRESSED = '.br';
/** Pages have routes of their own, and compressed files no address. */
const LEFT_OUT = /\.(?:br|html)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=3600';
/** For files that change only with a new version of the product. */
export const MONTH = 'public, max-age=2592000';

interface Asset {
  type: string;
  etag: string;
  cacheControl: string;
  compressible: boolean;
  body: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const compressors: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export interface AssetFolder {
  folder: string;
  /** Prefix of the files' addresses, without trailing slash. */
  under?: string;
  /** Only files with this ending. */
  ending?: string;
  cacheControl?: string;
}

/**
 * Serves the built client from memory: a few megabytes, read once. Scripts and styles are there in Brotli (`*.br`); what
 * is not is compressed at the first request for each encoding. Only files that exist at the start have an address, so no path is ever built from a request. Under overload
 * they come before pages: a page that was served needs them.
 */
export async function assetRoutes(
  app: FastifyInstance,
  folders: readonly AssetFolder[],
): Promise<void> {
  const assets = new Map<string, Asset>();
  for (const folder of folders) await readAssets(folder, assets);
  const options = { config: { priority: 'account', isLight: true } } as const;
  // Pages are beside the files at the root.
  for (const [url, asset] of assets)
    if (dirname(url) === '/')
      app.get(url, options, (request, reply) => send(request, reply, asset));
  // One route for the files of a folder: the router takes longer to learn hundreds than the start to read them.
  const parents = new Set(Array.from(assets.keys(), dirname));
  parents.delete('/');
  for (const folder of parents)
    app.get<{ Params: { '*': string } }>(`${folder}/*`, options, (request, reply) => {
      const asset = assets.get(`${folder}/${request.params['*']}`);
      return asset ? send(request, reply, asset) : sendNothing(reply);
    });
}

async function readAssets(
  { folder, under = '', ending = '', cacheControl }: AssetFolder,
  assets: Map<string, Asset>,
): Promise<void> {
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !file.name.endsWith(ending) || LEFT_OUT.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const url = `${under}/${relative(folder, path).split(sep).join('/')}`;
    const asset = toAsset(url, await readFile(path), cacheControl ?? lifeOf(url));
    if (existsSync(path + COMPRESSED)) asset.body.br = await readFile(path + COMPRESSED);
    assets.set(url, asset);
  }
}

/** For programs: a page shows no file that does not exist. */
const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('Not found');

const lifeOf = (url: string) => (url.startsWith('/assets/') ? IMMUTABLE : REVALIDATED);

function toAsset(url: string, identity: Buffer, cacheControl: string): Asset {
  const extension = extname(url);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${tagOf(identity)}"`,
    cacheControl,
    compressible: COMPRESSIBLE.has(extension),
    body: { identity },
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': asset.cacheControl,
    etag: asset.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  const encoding = asset.compressible
    ? acceptedEncoding(request.headers['accept-encoding'])
    : 'identity';
  if (encoding !== 'identity') {
    asset.body[encoding] ??= await compressors[encoding](asset.body.identity);
    reply.header('content-encoding', encoding);
  }
  return reply.type(asset.type).send(asset.body[encoding]);
}
