import {
  type catalogueCache,
  checkFolder,
  type Disk,
  type EndedLeases,
  imageRoutes,
  LiveTexts,
  type MediaCatalogue,
  mediaCatalogue,
  type MediaFiles,
  mediaFolder,
  MediaLibrary,
  mediaRoutes,
  type MediaRoutes,
  ownPictures,
  type PictureSource,
  type Platform,
  productPictures,
  publishFiles,
  Recordings,
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
  files: MediaFiles;
  keys: Keys['media'];
  config: Config;
  ended: EndedLeases;
  /** Whether the product is served over https. */
  secure: boolean;
}

export interface Media extends MediaRoutes {
  pictures: PictureSource;
}

/** The parts of the media server; undefined if this process is none. */
export async function openMedia({
  platform: { now, database, blobs, log },
  cache,
  files,
  keys,
  config,
  ended,
  secure,
}: MediaParts): Promise<Media | undefined> {
  if (!config.roles.has('media')) return undefined;
  const { artDir } = config;
  if (artDir !== null) await checkFolder(artDir, 'ART_DIR');
  const pictures = ownPictures({ database, blobs, artDir }, await productPictures(DEMO_ART));
  const library = await MediaLibrary.open([DEMO_CLIPS], now);
  const catalogue = mediaCatalogue(database, cache);
  const recordings = new Recordings(library, catalogue, files);
  await publishFiles(library, mediaFolder(config.dataDir)).catch((error: unknown) =>
    log.warn({ err: error }, 'files of clips are not laid out for a server in front'),
  );
  return {
    pictures,
    library,
    recordings,
    files,
    live: new LiveTexts(library, keys),
    keys,
    now,
    hasEnded: ended.has,
    cacheBytes: config.mediaCacheBytes,
    headers: {
      ...commonHeaders(secure),
      'content-security-policy': DATA_POLICY,
    },
    channelOf: (code) => channelOf(code, catalogue, recordings),
  };
}

/** What a channel of the catalogue plays. */
async function channelOf(
  code: string,
  catalogue: MediaCatalogue,
  recordings: Recordings,
): ReturnType<MediaRoutes['channelOf']> {
  const channel = await catalogue.channelOf(code);
  if (!channel || 'schedule' in channel) return channel;
  const airings = await recordings.onAir(channel.airings);
  return airings && { airings, ladder: channel.ladder };
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
