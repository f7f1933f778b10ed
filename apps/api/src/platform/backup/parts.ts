import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { errorCode } from '../startup-error.ts';
import type { BackupKey } from './key.ts';
import { Damage, OtherKey, seal, unseal } from './sealed.ts';

/** A file as it is on the disk. */
export interface StoredFile {
  bytes: number;
  sha256: string;
}

/** Where a part is, and how it is bound to its backup. */
export interface PartPlace {
  folder: string;
  file: string;
  /** Unique among all backups. */
  name: string;
  key: BackupKey;
}

/** Writes a part: compressed, encrypted, and flushed to the disk. */
export async function writePart(
  { folder, file, name, key }: PartPlace,
  source: Readable,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    signal?.throwIfAborted();
    await using handle = await open(join(folder, file), 'wx', 0o600);
    const store = async (compressed: AsyncIterable<Uint8Array>) => {
      for await (const chunk of seal(compressed, key, name)) {
        await handle.writeFile(chunk);
        hash.update(chunk);
        bytes += chunk.length;
      }
    };
    await pipeline(source, createZstdCompress(), store, { ...(signal && { signal }) });
    await handle.sync();
  } finally {
    source.destroy(); // before its end, it keeps the connection
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Reads a part through. What `consume` gets is genuine only once the promise resolves.
 * @throws Damage, also for a missing file
 * @throws OtherKey
 */
export async function readPart(
  { folder, file, name, key }: PartPlace,
  consume: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const path = join(folder, file);
  try {
    await pipeline(
      createReadStream(path),
      counted,
      (chunks: AsyncIterable<Buffer>) => unseal(chunks, key, name),
      createZstdDecompress(),
      consume,
    );
  } catch (error) {
    throw explained(file, error);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Several stages of a pipeline may fail at once, in any order. */
function explained(file: string, error: unknown): unknown {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const known = errors.find((each) => each instanceof Damage || each instanceof OtherKey);
  if (known) return known;
  const codes = errors.map(errorCode);
  if (codes.includes('ENOENT')) return new Damage(`${file} is missing`, { cause: error });
  return codes.some((code) => code.startsWith('ZSTD_'))
    ? new Damage(`${file} was changed`, { cause: error })
    : error;
}
