import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { refuse, refuseIncomplete } from '../probe/refusal.ts';

/** The checksum of a file, and the facts that show a change without reading it again. */
export type Fingerprint = { readonly sha256: string; readonly size: number; readonly time: number };

/** @param onShare receives the share of the file that has been read */
export async function fingerprint(
  path: string,
  onShare: (share: number) => void,
  signal?: AbortSignal,
): Promise<Fingerprint> {
  const { size, mtimeMs: time } = await stat(path);
  const hash = createHash('sha256');
  let read = 0;
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024, ...(signal && { signal }) });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    onShare(Math.min(1, (read += chunk.length) / size));
  }
  return { sha256: hash.digest('hex'), size, time };
}

/** @throws MediaRefusal if the file has changed since, or is gone */
export async function checkUnchanged(path: string, before: Fingerprint): Promise<void> {
  const now = await stat(path).catch(() => undefined);
  if (!now) refuse('The file was removed while it was ingested.');
  if (now.size !== before.size || now.mtimeMs !== before.time)
    refuseIncomplete('The file changed while it was read. Try again when it is complete.');
}
