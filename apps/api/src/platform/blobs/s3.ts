import { S3mini } from 's3mini';
import type { Blobs } from './index.ts';
import { checkKey, checkPrefix } from './key.ts';

export interface S3Options {
  /** Address of the bucket: `https://s3.example.com/bucket`. */
  endpoint: string;
  region?: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT = 30_000;

/** Files in a bucket of any S3-compatible store; large files use multipart uploads. */
export function s3Blobs(options: S3Options): Blobs {
  const bucket = new S3mini({ region: 'auto', requestAbortTimeout: TIMEOUT, ...options });
  return {
    async put(key, data, contentType) {
      await bucket.putAnyObject(checkKey(key), data, contentType);
    },
    async get(key) {
      const bytes = await bucket.getObjectArrayBuffer(checkKey(key));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    async open(key) {
      const answer = await bucket.getObjectResponse(checkKey(key));
      if (!answer?.body) return undefined;
      return { size: Number(answer.headers.get('content-length')), stream: answer.body };
    },
    async exists(key) {
      return (await bucket.objectExists(checkKey(key))) === true;
    },
    async delete(key) {
      await bucket.deleteObject(checkKey(key));
    },
    async list(prefix = '') {
      const found = await bucket.listObjects('/', checkPrefix(prefix));
      return (found ?? []).map(({ Key }) => Key).sort();
    },
  };
}
