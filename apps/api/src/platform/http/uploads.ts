import multipart from '@fastify/multipart';
import { Refusal } from '@kandil/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from '../disk.ts';
import { addressKey } from './address-key.ts';
import type { UploadedFile } from './context.ts';

export interface UploadOptions {
  /** Folder for the files of uploads in progress. */
  folder: string;
  /** The disk of the folder. */
  disk: Pick<Disk, 'requireRoom'>;
  /** Most uploads at the same time (20): together they fill at most 200 MB of the disk. */
  total?: number;
  /** Most uploads at the same time from one client address (3). */
  perAddress?: number;
}

/** Fields and the one file of a multipart request. Disposing deletes the file. */
export interface Upload extends AsyncDisposable {
  readonly fields: Record<string, string>;
  readonly file: UploadedFile | null;
}

export interface Uploads {
  /**
   * Streams a multipart body to the disk.
   * @param fileSize largest file in bytes
   * @throws Refusal STORAGE_FULL, UNSUPPORTED_MEDIA_TYPE, TOO_MANY_REQUESTS, BUSY, PAYLOAD_TOO_LARGE,
   *   FILE_TOO_LARGE, INVALID_INPUT
   */
  receive(request: FastifyRequest, fileSize: number): Promise<Upload>;
}

const KILOBYTE = 1024;
const LIMITS = { fileSize: 10 * KILOBYTE ** 2, files: 1, parts: 10, fieldSize: 16 * KILOBYTE };

/**
 * Mounts routes that take uploads. They have the parser in a context of their own: its two hooks are promises, which
 * would make every other request wait.
 */
export function acceptUploads(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: LIMITS });
    mount(scope);
  });
}

/** Seconds: an upload of 10 MB over a fast network. */
const RETRY_AFTER = 10;

/** Opens the folder and deletes the files of processes that ended during an upload (SEC-21). */
export function openUploads({ folder, disk, total = 20, perAddress = 3 }: UploadOptions): Uploads {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  deleteLeftovers(folder);
  const inProgress = new Map<string, number>();
  let all = 0;

  function enter(address: string): () => void {
    const own = inProgress.get(address) ?? 0;
    if (own >= perAddress) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER });
    if (all >= total) throw new Refusal('BUSY', { retryAfter: RETRY_AFTER });
    all += 1;
    inProgress.set(address, own + 1);
    return () => {
      all -= 1;
      const left = (inProgress.get(address) ?? 0) - 1;
      if (left > 0) inProgress.set(address, left);
      else inProgress.delete(address);
    };
  }

  return {
    async receive(request, fileSize) {
      if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
      disk.requireRoom();
      await using cleanup = new AsyncDisposableStack();
      cleanup.defer(enter(addressKey(request.ip)));
      const path = join(folder, `${process.pid}-${randomUUID()}`);
      cleanup.defer(() => rm(path, { force: true }));
      const read = await readParts(request, path, fileSize).catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
      const held = cleanup.move();
      return { ...read, [Symbol.asyncDispose]: () => held.disposeAsync() };
    },
  };
}

async function readParts(
  request: FastifyRequest,
  path: string,
  fileSize: number,
): Promise<Pick<Upload, 'fields' | 'file'>> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type === 'field') {
      // The parser truncates a value at its limit and continues.
      if (part.valueTruncated) throw new Refusal('PAYLOAD_TOO_LARGE');
      if (Object.hasOwn(fields, part.fieldname))
        throw new Refusal('INVALID_INPUT', { fields: { [part.fieldname]: 'INVALID_INPUT' } });
      fields[part.fieldname] = String(part.value);
    } else {
      // Somebody may have cleared the folder since the start.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(part.file, target);
      file = { name: part.filename, type: part.mimetype, size: target.bytesWritten, path };
    }
  }
  return { fields, file };
}

const INVALID_JSON_FIELD = 'FST_INVALID_JSON_FIELD_ERROR';
const FILE_TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

/** The refusal that an error of the parser means; undefined for all others. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Error && 'code' in error && error.code === FILE_TOO_LARGE)
    return new Refusal('FILE_TOO_LARGE', { fields: { file: 'FILE_TOO_LARGE' } });
  return isMalformed(error) ? new Refusal('INVALID_INPUT') : undefined;
}

/** The parser's errors about the form have neither a status nor a code; those of the disk have a code. */
function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return !('code' in error) || error.code === INVALID_JSON_FIELD;
}

/** Processes on one machine may share the folder: files of those that run are in use. */
function deleteLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(name.split('-', 1)[0]);
    if (pid === process.pid || !isRunning(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
