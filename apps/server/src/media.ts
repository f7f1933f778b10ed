import { type catalogueCache, imageRoutes, mediaCatalogue, type Platform } from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { DEMO_ART } from './demo.ts';
import type { Keys } from './keys.ts';

export interface MediaParts {
  platform: Platform;
  cache: ReturnType<typeof catalogueCache>;
  keys: Keys['media'];
  config: Config;
}

/** Serves pictures and streams. */
export async function mountMedia(app: FastifyInstance, { platform, cache, config }: MediaParts): Promise<void> {
  mediaCatalogue(platform.database, cache);
  await app.register(imageRoutes, { artDir: DEMO_ART, cacheDir: join(config.dataDir, 'images') });
}
