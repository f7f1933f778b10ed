import { Refusal } from '@kandil/contract';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readPictures } from '../../store/pictures.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { createGate, type Gate } from './gate.ts';
import { readAddress, type Variant } from './request.ts';
import { transform } from './transform.ts';

export interface ImageOptions {
  /** Folder of the art, with its `index.json`. */
  artDir: string;
  /** Folder for what was made; may be deleted at any time while the server is down. */
  cacheDir: string;
  /** Bytes of it at most; by default 1 GB or 5 % of the disk. */
  cacheLimit?: number;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
const AT_ONCE = 2;
const WAITING = 200;

/**
 * The image proxy (SHELL-52, SHELL-53, SHELL-54): `GET /images/<source>?w=<width>[&h=<height>]`.
 *
 * - source: `src` of a picture, as calls answer it (`3fa9c2d1/titles/nur/poster.webp`: version and path), or the
 *   path alone, with `v=<version>` where it is known. Only pictures of the art's index exist.
 * - `w`: 160, 320, 480, 640, 960, 1280 or 1920; `h`: cuts to a height of the list in `request.ts`. Nothing is enlarged.
 * - type: AVIF or WebP where `Accept` names it, else JPEG; hence `Vary: Accept`.
 *
 * With its version an image may be kept for ever, without it a day. Each variant is made once, two at a time at
 * most, and kept on the disk.
 */
export async function imageRoutes(app: FastifyInstance, options: ImageOptions): Promise<void> {
  const pictures = await readPictures(options.artDir);
  const cache = await openDiskCache(options.cacheDir, options.cacheLimit);
  const gate = createGate({ atOnce: AT_ONCE, waiting: WAITING });

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/images/*',
    async (request, reply) => {
      const { variant, exact } = readAddress(
        request.params['*'],
        request.query,
        request.headers.accept ?? '',
        pictures,
      );
      const etag = `"${nameOf(variant)}"`;
      const headers = {
        'cache-control': exact ? FOR_EVER : A_DAY,
        'content-type': `image/${variant.format}`,
        'x-content-type-options': 'nosniff',
        etag,
        vary: 'Accept',
      };
      if (isKnown(request.headers['if-none-match'], etag))
        return reply.code(304).headers(headers).send();
      const bytes = await bytesOf(variant, options.artDir, cache, gate).catch((error: unknown) => {
        if (error instanceof Refusal) throw error;
        // A source that cannot be shown is for whoever runs the server to mend; visitors have no picture.
        request.log.error({ err: error, picture: variant.path }, 'a picture cannot be made');
        throw new Refusal('NOT_FOUND');
      });
      return reply.headers(headers).send(bytes);
    },
  );
}

async function bytesOf(
  variant: Variant,
  artDir: string,
  cache: DiskCache,
  gate: Gate,
): Promise<Buffer> {
  const name = nameOf(variant);
  const kept = await cache.read(name);
  return (
    kept ??
    gate.run(name, async () => {
      const bytes = await transform(resolve(artDir, variant.path), variant);
      await cache.write(name, bytes);
      return bytes;
    })
  );
}

/** File name of a variant: what it is made from and how. */
function nameOf({ path, version, width, height, format }: Variant): string {
  const source = path.replaceAll('/', '-').replace(/\.\w+$/, '');
  return `${source}-${version}-${width}${height === null ? '' : `x${height}`}.${format}`;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
