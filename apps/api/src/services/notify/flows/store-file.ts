import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { fileKey } from '../rules/retention.ts';
import type { NotifyWorld } from '../world.ts';
import type { AcceptedFile } from './accept-file.ts';

/** The columns of a stored file. */
interface FileColumns {
  file_key: string;
  file_name: string;
  file_type: string;
  file_size: number;
}

/** Stores a file before the row that names it. @param undo deletes it unless the row is stored, too */
export async function storeFile(
  { blobs, now }: Pick<NotifyWorld, 'blobs' | 'now'>,
  file: AcceptedFile | null,
  undo: AsyncDisposableStack,
): Promise<FileColumns | null> {
  if (!file) return null;
  const key = fileKey(now(), randomUUID(), file.extension);
  undo.defer(() => blobs.delete(key));
  await blobs.put(key, await openAsBlob(file.path), file.type);
  return { file_key: key, file_name: file.name, file_type: file.type, file_size: file.size };
}
