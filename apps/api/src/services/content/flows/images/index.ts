import { Refusal } from '@kandil/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Disk } from '../../../../platform/disk.ts';
import { type PictureSource, SourceAway } from '../art/source.ts';
import { type DiskCache, openDiskCache } from '../../../../platform/disk-cache.ts';
import { createGate, type Gate } from './gate.ts';
import { readAddress, type Variant } from './request.ts';
import { transform } from './transform.ts';

export interface ImageOptions {
  pictures: PictureSource;
  /** Folder of the disk cache; may be deleted while the server is stopped. */
  cacheDir: string;
  /** Maximum size of the disk cache in bytes; by default 1 GB or 5 % of the disk. */
  cacheLimit?: number;
  /** While the disk is low, no variant is cached. */
  disk: Pick<Disk, 'isLow'>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const AT_ONCE = 2;
const WAITING = 200;
const RETRY_AFTER = 5;

/**
 * The image proxy (SHELL-52, SHELL-53, SHELL-54): `GET /images/<source>[?w=<width>][&h=<height>]`.
 *
 * - source: version and path, as in the `src` that calls answer (`/images/3fa9c2d1/titles/nur/poster.webp`), or only
 *   the path, with `v=<version>` if it is known. Only pictures of the last import and of the product exist.
 * - `w` and `h`: a width and a height of the lists in `request.ts`; `h` crops. Without `w` the picture is 640 pixels
 *   wide. The proxy enlarges nothing.
 * - type: AVIF or WebP if `Accept` names it, else JPEG.
 * - `Save-Data: on` gets a smaller picture at the same address; hence `Vary: Accept, Save-Data`.
 *
 * An address with the current version is immutable; any other is cached for a day. Each variant is made once, at most
 * two at a time, and cached on disk.
 */
export async function imageRoutes(app: FastifyInstance, options: ImageOptions): Promise<void> {
  const cache = await openDiskCache(options.cacheDir, options.cacheLimit);
  const gate = createGate({ atOnce: AT_ONCE, waiting: WAITING });

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/images/*',
    { config: { priority: 'extra', isLight: true } },
    async (request, reply) => {
      const { variant, exact } = await readAddress(
        request.params['*'],
        request.query,
        request.headers,
        options.pictures,
      ).catch((error: unknown) => refused(error, request));
      const etag = `"${nameOf(variant)}"`;
      const headers = {
        'cache-control': exact ? FOR_EVER : A_DAY,
        'content-type': `image/${variant.format}`,
        'x-content-type-options': 'nosniff',
        etag,
        vary: 'Accept, Save-Data',
      };
      if (isKnown(request.headers['if-none-match'], etag))
        return reply.code(304).headers(headers).send();
      const bytes = await bytesOf(variant, options, cache, gate).catch((error: unknown) =>
        refused(error, request),
      );
      return reply.headers(headers).send(bytes);
    },
  );
}

/** @throws Refusal for every error */
function refused(error: unknown, { log, url }: { log: FastifyBaseLogger; url: string }): never {
  if (error instanceof Refusal) throw error;
  if (error instanceof SourceAway) {
    log.warn({ err: error, picture: url }, 'a picture cannot be reached');
    throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER });
  }
  // Operators must fix a broken source, so it is logged; visitors get no picture.
  log.error({ err: error, picture: url }, 'a picture cannot be made');
  throw new Refusal('NOT_FOUND');
}

async function bytesOf(
  variant: Variant,
  { disk }: ImageOptions,
  cache: DiskCache,
  gate: Gate,
): Promise<Buffer> {
  const name = nameOf(variant);
  const cached = await cache.read(name);
  return (
    cached ??
    gate.run(name, async () => {
      const bytes = await transform(await variant.source.read(), variant);
      if (!disk.isLow()) await cache.write(name, bytes);
      return bytes;
    })
  );
}

/** File name of a variant: what it is made from and how. */
function nameOf({ source: { path, version }, width, height, format }: Variant): string {
  const name = path.replaceAll('/', '-').replace(/\.\w+$/, '');
  return `${name}-${version}-${width}${height === null ? '' : `x${height}`}.${format}`;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
