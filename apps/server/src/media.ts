import {
  type catalogueCache,
  checkFolder,
  type Disk,
  type EndedLeases,
  imageRoutes,
  LiveTexts,
  mediaCatalogue,
  MediaLibrary,
  mediaRoutes,
  type MediaRoutes,
  ownPictures,
  type PictureSource,
  type Platform,
  productPictures,
  publishFiles,
} from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { type Config, ROOT } from './config.ts';
import { DEMO_ART } from './demo.ts';
import type { Keys } from './keys.ts';
import { commonHeaders, DATA_POLICY } from './web/headers.ts';

/** Clips in the repository, so that the demo plays without ffmpeg. */
const DEMO_CLIPS = join(ROOT, 'demo/clips');

export interface MediaParts {
  platform: Platform;
  cache: ReturnType<typeof catalogueCache>;
  keys: Keys['media'];
  config: Config;
  ended: EndedLeases;
  /** Whether the product is served over https. */
  secure: boolean;
}

const LOOK_EVERY_MS = 2000;

export interface Media extends MediaRoutes {
  pictures: PictureSource;
}

/** The parts of the media server; clips of the data folder override those of the repository. */
export async function openMedia({
  platform: { now, database, blobs, log },
  cache,
  keys,
  config,
  ended,
  secure,
}: MediaParts): Promise<Media> {
  const { artDir } = config;
  if (artDir !== null) await checkFolder(artDir, 'ART_DIR');
  const pictures = ownPictures({ database, blobs, artDir }, await productPictures(DEMO_ART));
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
    pictures,
    library,
    live: new LiveTexts(library, keys),
    keys,
    now,
    hasEnded: ended.has,
    cacheBytes: config.mediaCacheBytes,
    headers: {
      ...commonHeaders(secure),
      'content-security-policy': DATA_POLICY,
    },
    async assetOf(code) {
      const asset = await catalogue.assetOf(code);
      if (asset) await lookFor(asset.clips);
      return asset ?? undefined;
    },
    channelOf: async (code) => (await catalogue.channelOf(code)) ?? undefined,
  };
}

/**
 * Reloads the clips if one of these is unknown: a film ingested while this process runs is available at its first
 * request. A missing clip causes a reload every two seconds at most.
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

/** Mounts the routes of pictures and streams. */
export async function mountMedia(
  app: FastifyInstance,
  { pictures, ...media }: Media,
  dataDir: string,
  disk: Disk,
): Promise<void> {
  await app.register(imageRoutes, { pictures, cacheDir: join(dataDir, 'images'), disk });
  await app.register(mediaRoutes(media));
}
