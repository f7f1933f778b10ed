import { startSandbox } from '@kandil/sandbox';
import { S3mini } from 's3mini';
import { s3Blobs } from '../platform/blobs/index.ts';

/** A fault of a bucket, as the sandbox has it (`apps/sandbox/src/s3/switches.ts`). */
interface Fault {
  method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Part of the key. */
  key?: string;
  after?: number;
  times?: number;
  mode?: 'slow-down' | 'cut' | 'stall';
}

interface State {
  keys: string[];
  requests: Record<string, number>;
  /** Uploads in parts that were neither completed nor aborted. */
  uploads: number;
  matched: number;
}

/** A bucket of the sandbox. */
export async function openBucket() {
  const productUrl = 'http://localhost';
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl, demo: false });
  const { url, ...key } = sandbox.s3;
  const options = { endpoint: `${url}/test-bucket`, ...key };
  const put = async (body: object | null) => {
    const answer = await fetch(`${sandbox.url}/buckets/test-bucket`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the sandbox refused a fault: ${answer.status}`);
  };
  const state = async () => {
    const answer = await fetch(`${sandbox.url}/buckets/test-bucket`);
    return (await answer.json()) as State;
  };
  return {
    options,
    blobs: s3Blobs(options),
    /** Stores an object under any key, as another program could. */
    upload: async (key: string, data: Uint8Array | string) =>
      void (await new S3mini({ region: 'auto', ...options }).putAnyObject(key, data)),
    /** All keys, sorted. */
    keys: async () => (await state()).keys,
    /** The number of requests of a method since the last fault was set or cleared. */
    requests: async (method: string) => (await state()).requests[method] ?? 0,
    /** The number of requests that match the last fault, also of those before it failed. */
    matched: async () => (await state()).matched,
    uploads: async () => (await state()).uploads,
    /** Requests that match fail from now on, by default with 503. */
    failWith: ({ mode = 'slow-down', ...fault }: Fault = {}) => put({ mode, ...fault }),
    /** Nothing fails any more. */
    mend: () => put(null),
    close: () => sandbox.close(),
  };
}
