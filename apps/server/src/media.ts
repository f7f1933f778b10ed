import {
  type catalogueCache,
  imageRoutes,
  mediaCatalogue,
  MediaLibrary,
  mediaRoutes,
  type Platform,
} from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { type Config, ROOT } from './config.ts';
import { DEMO_ART } from './demo.ts';
import { buildInBackground } from './full-pack.ts';
import type { Keys } from './keys.ts';

/** Clips that come with the repository, so that the demo plays without ffmpeg. */
const DEMO_CLIPS = join(ROOT, 'demo/clips');

export interface MediaParts {
  platform: Platform;
  cache: ReturnType<typeof catalogueCache>;
  keys: Keys['media'];
  config: Config;
}

/** Serves pictures and streams; clips of the data folder go before those of the repository. */
export async function mountMedia(
  app: FastifyInstance,
  { platform, cache, keys, config }: MediaParts,
): Promise<void> {
  const { now, log, database } = platform;
  const ownClips = join(config.dataDir, 'clips');
  const library = await MediaLibrary.open([DEMO_CLIPS, ownClips], now);
  const catalogue = mediaCatalogue(database, cache);
  await app.register(imageRoutes, { artDir: DEMO_ART, cacheDir: join(config.dataDir, 'images') });
  await app.register(
    mediaRoutes({
      library,
      keys,
      now,
      assetOf: async (code) => (await catalogue.assetOf(code)) ?? undefined,
      channelOf: async (code) => (await catalogue.channelOf(code)) ?? undefined,
    }),
  );
  if (config.demo && config.mediaFullPack && config.roles.has('worker')) {
    const building = buildInBackground(ownClips, { log, clipDone: () => library.refresh() });
    app.addHook('onClose', () => building.stop());
  }
}
