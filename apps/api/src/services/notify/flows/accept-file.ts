import { Refusal } from '@kandil/contract';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import type { UploadedFile } from '../../../platform/http/context.ts';
import { extensionOf, shownName } from '../rules/file-name.ts';
import { beginsAs, type FileType, HEAD_BYTES, textCheck } from '../rules/file-types.ts';
import { formatsOf, type Subject } from '../rules/subjects.ts';
import { cleanPicture, isPicture } from './clean-picture.ts';

/** A file whose name, size and content fit the subject. Disposing deletes its copy. */
export interface AcceptedFile extends AsyncDisposable {
  path: string;
  name: string;
  extension: string;
  type: FileType;
  size: number;
}

/**
 * Checks an uploaded file by its name, size and content (SPEC-D28, SEC-21). It encodes pictures again.
 * @throws Refusal FILE_TYPE_UNSUPPORTED, FILE_TOO_LARGE
 */
export async function acceptFile(file: UploadedFile, subject: Subject): Promise<AcceptedFile> {
  const extension = extensionOf(file.name);
  const format = formatsOf(subject).find((each) => each.extension === extension);
  if (!format) throw unfit('FILE_TYPE_UNSUPPORTED');
  if (file.size > format.maxSize) throw unfit('FILE_TOO_LARGE');
  const { type } = format;
  if (!(await hasContentOf(file.path, type))) throw unfit('FILE_TYPE_UNSUPPORTED');
  const name = shownName(file.name, extension);
  if (!isPicture(type))
    return {
      path: file.path,
      name,
      extension,
      type,
      size: file.size,
      // The upload itself is deleted with its call.
      [Symbol.asyncDispose]: async () => undefined,
    };
  await using copies = new AsyncDisposableStack();
  const path = `${file.path}-clean`;
  copies.defer(() => rm(path, { force: true }));
  await cleanPicture(file.path, path, type).catch((error: unknown) => {
    throw error instanceof Refusal ? unfit(error.code as Unfit) : error;
  });
  const { size } = await stat(path);
  const held = copies.move();
  return { path, name, extension, type, size, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

type Unfit = 'FILE_TYPE_UNSUPPORTED' | 'FILE_TOO_LARGE';

const unfit = (code: Unfit): Refusal => new Refusal(code, { fields: { file: code } });

async function hasContentOf(path: string, type: FileType): Promise<boolean> {
  if (!beginsAs(type, await headOf(path))) return false;
  if (type !== 'text/plain') return true;
  const isText = textCheck();
  for await (const part of createReadStream(path)) if (!isText(part as Buffer)) return false;
  return isText(null);
}

async function headOf(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
  return buffer.subarray(0, bytesRead);
}
