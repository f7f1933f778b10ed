import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { S3Fault } from './fault.ts';
import type { Bytes, Objects, Place, StoredObject } from './objects.ts';

/** Bytes of a part, except the last one. */
const SMALLEST = 5 * 2 ** 20;

type Upload = Place & Pick<StoredObject, 'type'> & { parts: Map<number, Bytes> };

export type Uploads = ReturnType<typeof createUploads>;

/** Uploads in parts: their object appears when they are completed. */
export function createUploads(objects: Objects) {
  const uploads = new Map<string, Upload>();
  const of = (id: string, { bucket, key }: Place): Upload => {
    const upload = uploads.get(id);
    if (upload?.bucket !== bucket || upload.key !== key) throw new S3Fault('NoSuchUpload');
    return upload;
  };
  const end = async (id: string, { parts }: Upload) => {
    uploads.delete(id);
    for (const { file } of parts.values()) await objects.discard(file);
  };
  return {
    count: () => uploads.size,
    start(place: Place, type: string): string {
      const id = randomUUID();
      uploads.set(id, { ...place, type, parts: new Map() });
      return id;
    },
    /** Stores a part, in place of one of its number. @returns its tag */
    async put(id: string, place: Place, part: { number: number; body: Readable }): Promise<string> {
      const { parts } = of(id, place);
      const received = await objects.receive(part.body);
      const before = parts.get(part.number);
      parts.set(part.number, received);
      if (before) await objects.discard(before.file);
      return received.md5;
    },
    /** @throws S3Fault for a part that is missing, not the one that was sent, or too small */
    async complete(
      id: string,
      place: Place,
      named: readonly { number: number; etag: string }[],
    ): Promise<StoredObject> {
      const upload = of(id, place);
      const parts = named.map(({ number, etag }, n) => {
        const part = upload.parts.get(number);
        if (part?.md5 !== etag) throw new S3Fault('InvalidPart');
        if (n < named.length - 1 && part.size < SMALLEST) throw new S3Fault('EntityTooSmall');
        return part;
      });
      if (parts.length === 0) throw new S3Fault('InvalidPart');
      const { file, size } = await objects.receive(objects.join(parts.map((each) => each.file)));
      const hash = createHash('md5');
      for (const { md5 } of parts) hash.update(Buffer.from(md5, 'hex'));
      const etag = `${hash.digest('hex')}-${parts.length}`;
      const { type } = upload;
      const object = await objects.put({ ...place, file, size, etag, type });
      await end(id, upload);
      return object;
    },
    abort: (id: string, place: Place) => end(id, of(id, place)),
  };
}
