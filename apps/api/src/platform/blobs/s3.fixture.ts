import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Bucket {
  objects: Map<string, Buffer>;
  /** Parts of the current multipart upload; tests make one at a time. */
  parts: Map<string, Buffer>;
}

interface Request {
  method: string;
  key: string;
  query: URLSearchParams;
  /** The header, such as `bytes=0-99`. */
  range: string | undefined;
  body: Buffer;
}

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string | number>;
}

function answer({ objects, parts }: Bucket, { method, key, query, body, range }: Request): Answer {
  const found = objects.get(key);
  if (query.has('list-type'))
    return {
      status: 200,
      body: listing(objects, query.get('prefix') ?? ''),
      headers: { 'content-type': 'application/xml' },
    };
  if (query.has('uploads'))
    return {
      status: 200,
      body: '<InitiateMultipartUploadResult><UploadId>up</UploadId></InitiateMultipartUploadResult>',
    };
  if (query.has('partNumber')) {
    parts.set(query.get('partNumber') ?? '', body);
    return { status: 200, headers: { etag: `"part${query.get('partNumber')}"` } };
  }
  if (method === 'POST' && query.has('uploadId')) {
    objects.set(
      key,
      Buffer.concat([...parts].sort(([a], [b]) => Number(a) - Number(b)).map(([, part]) => part)),
    );
    return {
      status: 200,
      body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
    };
  }
  if (method === 'PUT') {
    objects.set(key, body);
    return { status: 200, headers: { etag: '"one"' } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return found ? download(found, range) : { status: 404 };
}

function download(object: Buffer, range: string | undefined): Answer {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const body = range === undefined ? object : object.subarray(Number(first), Number(last) + 1);
  const headers = { 'content-length': body.length, etag: '"one"' };
  if (range === undefined) return { status: 200, body, headers };
  return body.length === 0 ? { status: 416 } : { status: 206, body, headers };
}

function listing(objects: Bucket['objects'], prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>1</Size><ETag>"one"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

const readRequest = async (message: IncomingMessage): Promise<Request> => {
  const url = new URL(message.url ?? '', 'http://store');
  return {
    method: message.method ?? '',
    key: decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, '')),
    query: url.searchParams,
    range: message.headers.range,
    body: await buffer(message),
  };
};

/** The part of S3 that the port uses, over HTTP: one bucket in memory, with multipart uploads. */
export async function openStore() {
  const bucket: Bucket = { objects: new Map(), parts: new Map() };
  /** Answers instead of the bucket, unless it is null. */
  let fault: ((request: Request) => number | null) | null = null;
  const server = createServer((message, response) => {
    void readRequest(message).then((request) => {
      const isSigned = message.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/');
      const status = isSigned ? fault?.(request) : 403;
      const { body = '', ...head } = status ? { status } : answer(bucket, request);
      response
        .writeHead(head.status, 'headers' in head ? head.headers : {})
        .end(request.method === 'HEAD' ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects: bucket.objects,
    options: {
      endpoint: `http://127.0.0.1:${port}/bucket`,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    failWith: (answerWith: typeof fault) => void (fault = answerWith),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
