import type { Database } from '../../../../platform/database/index.ts';
import { errorCode } from '../../../../platform/startup-error.ts';
import { type ArtFile, pictureOf, picturePaths } from '../../rules/art.ts';
import { artFiles } from '../../store/art.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import { contentTables } from '../../store/sql.ts';
import { atOnce } from './at-once.ts';
import { digestOf, measure, PictureProblem } from './decode.ts';
import { checkFolder, countOthers, readPicture } from './folder.ts';

/** The pictures that a catalogue may name. */
export interface ArtIndex {
  pictures: PictureIndex;
  /** The operator's own among them; none by default. */
  files?: readonly ArtFile[];
  /** What is wrong with others, by path. */
  problems?: ReadonlyMap<string, string>;
}

export interface FolderIndex extends Required<ArtIndex> {
  /** How many of them had to be decoded. */
  decoded: number;
  /** Files of the folder that the catalogue does not name; null if the folder cannot be listed. */
  unused: number | null;
}

interface FolderOptions {
  database: Database;
  folder: string;
  /** The catalogue that names the pictures. */
  json: unknown;
  /** Whether an import copies them into the blob store. */
  stored: boolean;
  /** Called for each picture that was read. */
  onRead?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** Pictures read at once: each takes up to 10 MB, and 100 MB while it is decoded. */
const AT_ONCE = 2;

/**
 * Reads the pictures of a folder that a catalogue names. Those whose bytes an earlier import has seen are not decoded.
 * @throws StartupError if the folder cannot be read
 */
export async function indexFolder(options: FolderOptions): Promise<FolderIndex> {
  const { database, folder, json, stored, onRead, signal } = options;
  await checkFolder(folder);
  const seen = new Map(
    (await artFiles(contentTables(database))).map((file) => [file.sha256, file]),
  );
  const paths = picturePaths(json);
  const files: ArtFile[] = [];
  const problems = new Map<string, string>();
  let decoded = 0;
  let done = 0;
  const measures = async (bytes: Buffer, sha256: string) => {
    const known = seen.get(sha256);
    if (known) return known;
    const measured = await measure(bytes);
    decoded += 1;
    return measured;
  };
  await atOnce(AT_ONCE, paths, async (path) => {
    signal?.throwIfAborted();
    try {
      const bytes = await readPicture(folder, path);
      if (!bytes) return;
      const sha256 = digestOf(bytes);
      files.push({ ...(await measures(bytes, sha256)), path, sha256, bytes: bytes.length, stored });
    } catch (error) {
      problems.set(path, problemOf(error));
    } finally {
      onRead?.((done += 1), paths.length);
    }
  });
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  const unused = await countOthers(folder, new Set(paths));
  return { ...indexOf(files), files, problems, decoded, unused };
}

function problemOf(error: unknown): string {
  if (error instanceof PictureProblem) return error.message;
  if (errorCode(error)) return `cannot be read: ${errorCode(error)}`;
  throw error;
}

const indexOf = (files: readonly ArtFile[]) => ({
  pictures: new Map(files.map((file) => [file.path, pictureOf(file)])),
});

/** Without a folder a catalogue may name the pictures of the last import and those of the product. */
export async function indexKnown(
  database: Database,
  json: unknown,
  product: PictureIndex,
): Promise<ArtIndex> {
  const paths = new Set(picturePaths(json));
  const known = await artFiles(contentTables(database));
  const files = known.filter(({ path }) => paths.has(path));
  return { pictures: new Map([...product, ...indexOf(files).pictures]), files };
}
