import { type catalogueCache, mediaCatalogue, type Platform } from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Keys } from './keys.ts';

export interface MediaParts {
  platform: Platform;
  cache: ReturnType<typeof catalogueCache>;
  keys: Keys['media'];
  config: Config;
}

/** Serves pictures and streams. */
export async function mountMedia(_app: FastifyInstance, { platform, cache }: MediaParts): Promise<void> {
  mediaCatalogue(platform.database, cache);
}
