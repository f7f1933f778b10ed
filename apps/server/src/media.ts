import {
  type catalogueCache,
  type EndedLeases,
  imageRoutes,
  LiveTexts,
  mediaCatalogue,
  MediaLibrary,
  mediaRoutes,
  type MediaRoutes,
  type Platform,
  publishFiles,
} from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { type Config, ROOT } from './config.ts';
import { DEMO_ART } from './demo.ts';
import type { Keys } from './keys.ts';

/** Clips that come with the repository, so that the demo plays without ffmpeg. */
const DEMO_CLIPS = join(ROOT, 'demo/clips');

export interface MediaParts {
  platform: Platform;
  cache: ReturnType<typeof catalogueCache>;
  keys: Keys['media'];
  config: Config;
  ended: EndedLeases;
}

const LOOK_EVERY_MS = 2000;

/** What streams are served from; clips of the data folder go before those of the repository. */
export async function openMedia({
  platform: { now, database, log },
  cache,
  keys,
  config,
  ended,
}: MediaParts): Promise<MediaRoutes> {
  const library = await MediaLibrary.open([DEMO_CLIPS, join(config.dataDir, 'clips')], now);
  const catalogue = mediaCatalogue(database, cache);
  const publish = () =>
    publishFiles(library, join(config.dataDir, 'media-files')).catch((error: unknown) =>
      log.warn({ err: error }, 'files of clips are not laid out for a server in front'),
    );
  const refresh = async () => {
    await library.refresh();
    await publish();
  };
  await publish();
  const lookFor = lookAgain(library, refresh);
  return {
    library,
    live: new LiveTexts(library, keys),
    keys,
    now,
    hasEnded: ended.has,
    cacheBytes: config.mediaCacheBytes,
    async assetOf(code) {
      const asset = await catalogue.assetOf(code);
      if (asset) await lookFor(asset.clips);
      return asset ?? undefined;
    },
    channelOf: async (code) => (await catalogue.channelOf(code)) ?? undefined,
  };
}

/**
 * Takes in clips when one of these is not known yet: what was ingested while this process runs is there with the first
 * request for it. A clip that stays missing is looked for every two seconds at most.
 */
function lookAgain(library: MediaLibrary, refresh: () => Promise<void>) {
  let last = { at: Number.NEGATIVE_INFINITY, found: Promise.resolve() };
  return async (ids: readonly string[]): Promise<void> => {
    if (ids.every((id) => library.clip(id))) return;
    if (performance.now() - last.at > LOOK_EVERY_MS)
      last = { at: performance.now(), found: refresh() };
    await last.found;
  };
}

/** Serves pictures and streams. */
export async function mountMedia(
  app: FastifyInstance,
  media: MediaRoutes,
  dataDir: string,
): Promise<void> {
  await app.register(imageRoutes, { artDir: DEMO_ART, cacheDir: join(dataDir, 'images') });
  await app.register(mediaRoutes(media));
}
