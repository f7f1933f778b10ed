import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Fault } from './fault.ts';
import { type Listing, listingOf, type Page } from './listing.ts';

/** Where an object is. */
export interface Place {
  bucket: string;
  key: string;
}

/** Bytes on the disk; alone they are no object. */
export interface Bytes {
  /** Name of their file. */
  file: string;
  size: number;
  md5: string;
}

/** An object of a bucket. */
export interface StoredObject extends Place, Omit<Bytes, 'md5'> {
  /** MD5 of the bytes; of an upload in parts, of the parts' MD5, and their number. */
  etag: string;
  /** ISO 8601. */
  modified: string;
  /** Media type. */
  type: string;
}

interface Range {
  start: number;
  end: number;
}

const RECORD = '.json';
const idOf = ({ bucket, key }: Place) => `${bucket}/${key}`;

/**
 * The objects of all buckets, as files: those of a data folder survive a restart. An object appears and changes as a
 * whole.
 */
export class Objects {
  readonly #folder: string;
  readonly #isTemporary: boolean;
  readonly #objects = new Map<string, StoredObject>();

  private constructor(folder: string, isTemporary: boolean) {
    this.#folder = folder;
    this.#isTemporary = isTemporary;
  }

  static async open(dataDir: string | undefined): Promise<Objects> {
    const folder = dataDir ? join(dataDir, 's3') : await mkdtemp(join(tmpdir(), 'kandil-s3-'));
    const objects = new Objects(folder, dataDir === undefined);
    await objects.#load();
    return objects;
  }

  async #load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const files = await readdir(this.#folder);
    for (const name of files.filter((each) => each.endsWith(RECORD))) {
      const object = JSON.parse(await readFile(this.#pathOf(name), 'utf8')) as StoredObject;
      this.#objects.set(idOf(object), object);
    }
    // Uploads that were never completed.
    const used = new Set([...this.#objects.values()].map(({ file }) => file));
    for (const name of files.filter((each) => !each.endsWith(RECORD) && !used.has(each)))
      await this.discard(name);
  }

  #pathOf = (file: string) => join(this.#folder, file);
  #recordOf = (place: Place) =>
    this.#pathOf(createHash('sha256').update(idOf(place)).digest('hex') + RECORD);

  /** Removes bytes that no object has. */
  discard(file: string): Promise<void> {
    return rm(this.#pathOf(file), { force: true });
  }

  find(place: Place): StoredObject | undefined {
    return this.#objects.get(idOf(place));
  }

  /** Sorted by bucket and key. */
  all(): StoredObject[] {
    return [...this.#objects.values()].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  }

  read({ file }: Pick<StoredObject, 'file'>, range?: Range): ReadStream {
    return createReadStream(this.#pathOf(file), range);
  }

  /** Writes bytes to the disk. A body that breaks off leaves nothing. */
  async receive(body: Readable): Promise<Bytes> {
    const file = randomUUID();
    const hash = createHash('md5');
    let size = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    try {
      await pipeline(body, count, createWriteStream(this.#pathOf(file), { flags: 'wx' }));
    } catch (error) {
      await this.discard(file);
      throw error;
    }
    return { file, size, md5: hash.digest('hex') };
  }

  /** The bytes of several files in their order. */
  join(files: readonly string[]): Readable {
    const pathOf = this.#pathOf;
    async function* all() {
      for (const file of files) yield* createReadStream(pathOf(file));
    }
    return Readable.from(all(), { objectMode: false });
  }

  async put(object: Omit<StoredObject, 'modified'>): Promise<StoredObject> {
    const stored = { ...object, modified: new Date().toISOString() };
    const before = this.find(object);
    const draft = this.#pathOf(randomUUID());
    await writeFile(draft, JSON.stringify(stored));
    await rename(draft, this.#recordOf(object));
    this.#objects.set(idOf(object), stored);
    if (before) await this.discard(before.file);
    return stored;
  }

  async delete(place: Place): Promise<void> {
    const object = this.find(place);
    if (!object) return;
    this.#objects.delete(idOf(object));
    await rm(this.#recordOf(object), { force: true });
    await this.discard(object.file);
  }

  list(bucket: string, page: Page): Listing {
    return listingOf(
      this.all().filter((each) => each.bucket === bucket),
      page,
    );
  }

  async close(): Promise<void> {
    if (this.#isTemporary) await rm(this.#folder, { recursive: true, force: true });
  }
}

/** The range of a header such as `bytes=0-99` or `bytes=100-`. @throws S3Fault behind the end */
export function rangeOf(header: string, size: number): Range | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  if (first === undefined) return undefined;
  const start = Number(first);
  if (start >= size) throw new S3Fault('InvalidRange');
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
