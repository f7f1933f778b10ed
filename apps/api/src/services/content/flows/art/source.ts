import type { Picture } from '@kandil/contract/content';
import type { Blobs } from '../../../../platform/blobs/index.ts';
import { createCache } from '../../../../platform/cache.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { type ArtFile, blobKeyOf, pictureOf, versionOf } from '../../rules/art.ts';
import { artFile } from '../../store/art.ts';
import { readPictures } from '../../store/pictures.ts';
import { contentTables } from '../../store/sql.ts';
import { digestOf, PictureProblem } from './decode.ts';
import { readPicture } from './folder.ts';

/** A picture that the image proxy may serve. */
export interface SourcePicture extends Pick<Picture, 'width' | 'height'> {
  path: string;
  version: string;
  /**
   * Its bytes as they were imported.
   * @throws PictureProblem if they are gone or others; SourceAway while they cannot be reached
   */
  read(): Promise<Buffer>;
}

/** Where the image proxy finds pictures. */
export interface PictureSource {
  /**
   * @param version the one of the address; the current picture may have another one
   * @throws SourceAway while nobody can say
   */
  find(path: string, version?: string): Promise<SourcePicture | undefined>;
}

/** The database, folder or bucket of the pictures does not answer now. */
export class SourceAway extends Error {}

/** The pictures in a folder with an `index.json`: those of the product itself. They change with its release. */
export async function productPictures(folder: string): Promise<PictureSource> {
  const index = await readPictures(folder);
  return {
    async find(path) {
      const picture = index.get(path);
      if (!picture) return undefined;
      const version = picture.src.split('/')[0] ?? '';
      return { ...picture, path, version, read: () => bytesIn(folder, path) };
    },
  };
}

interface OwnArt {
  database: Database;
  blobs: Pick<Blobs, 'get'>;
  /** The folder of pictures that are not in the blob store; null without one. */
  artDir: string | null;
}

const A_DAY = 24 * 60 * 60 * 1000;

/** The operator's pictures as the last import knows them; for other paths those of `product`. */
export function ownPictures(art: OwnArt, product: PictureSource): PictureSource {
  const db = contentTables(art.database);
  // By version, too: an address that a new import made is never answered from before it.
  const cache = createCache({ name: 'pictures', ttl: 5_000, size: 20_000, staleIfError: A_DAY });
  return {
    async find(path, version) {
      const other = await product.find(path);
      // The version stands for the bytes, so this needs no database.
      if (other && other.version === version) return other;
      try {
        const file = await cache.get([path, version ?? ''], () => artFile(db, path));
        return file ? ownPicture(file, art) : other;
      } catch (error) {
        if (other && version === undefined) return other;
        throw new SourceAway('the database does not answer', { cause: error });
      }
    },
  };
}

const ownPicture = (file: ArtFile, art: OwnArt): SourcePicture => ({
  ...pictureOf(file),
  path: file.path,
  version: versionOf(file.sha256),
  async read() {
    const bytes = await bytesOf(file, art);
    // Somebody may have replaced a file of ART_DIR and not imported it: its address still means the old one.
    if (digestOf(bytes) !== file.sha256)
      throw new PictureProblem('has changed since the catalogue was imported');
    return bytes;
  },
});

async function bytesOf(file: ArtFile, { blobs, artDir }: OwnArt): Promise<Buffer> {
  if (!file.stored) {
    if (artDir === null) throw new PictureProblem('is in a folder, and ART_DIR is not set');
    return bytesIn(artDir, file.path);
  }
  const bytes = await reached(blobs.get(blobKeyOf(file)));
  if (!bytes) throw new PictureProblem('is not in the blob store');
  return Buffer.from(bytes);
}

async function bytesIn(folder: string, path: string): Promise<Buffer> {
  const bytes = await reached(readPicture(folder, path));
  if (!bytes) throw new PictureProblem('is not in its folder');
  return bytes;
}

async function reached<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    throw new SourceAway('the pictures cannot be reached', { cause: error });
  }
}
