import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Faults } from '../faults.ts';
import { S3Fault } from './fault.ts';
import { type Objects, rangeOf, type StoredObject } from './objects.ts';
import { checkSignature } from './signature.ts';
import type { BucketSwitches } from './switches.ts';
import type { Uploads } from './uploads.ts';
import { completeXml, errorXml, listingXml, partsIn, uploadXml } from './xml.ts';

export interface Store {
  objects: Objects;
  uploads: Uploads;
  switches: BucketSwitches;
  faults: Faults;
}

/** Key of its faults, and the first part of its addresses. */
export const PARTY = 's3';
const XML = 'application/xml';
const PAGE_OF_KEYS = 1000;

interface Call {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  headers: FastifyRequest['headers'];
  body: Readable;
}

const callOf = ({ method, url, headers, body }: FastifyRequest): Call => {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const [, bucket = '', key = ''] = /^\/s3\/([^/]*)\/?(.*)$/s.exec(pathname) ?? [];
  return {
    method,
    bucket,
    key: decodeURIComponent(key),
    query: searchParams,
    headers,
    body: body instanceof Readable ? body : Readable.from([]),
  };
};

/**
 * The calls of S3 that the product makes, path-style: `/s3/{bucket}/{key}`. Every name is a bucket. What is not here
 * is answered 501, so that it cannot go unnoticed.
 */
export function s3Routes(app: FastifyInstance, store: Store): void {
  void app.register((scope, _options, ready) => {
    // Bodies are streams of any type: films.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      url: `/${PARTY}/*`,
      config: { crossSite: true },
      handler: (request, reply) => answer(store, request, reply),
    });
    ready();
  });
}

async function answer(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = callOf(request);
  try {
    const fault = await faultOf(store, call);
    if (fault === 'cut') return await cut(store, call, reply);
    if (fault === 'stall') return stall(call, reply);
    checkSignature({ method: call.method, url: request.url, headers: call.headers }, Date.now());
    return await perform(store, call, reply);
  } catch (error) {
    if (!(error instanceof S3Fault)) throw error;
    call.body.resume();
    return await reply
      .code(error.status)
      .type(XML)
      .send(errorXml(error, `/${call.bucket}/${call.key}`));
  }
}

/** @throws S3Fault if the whole party refuses, or its bucket does */
async function faultOf(
  { faults, switches }: Store,
  { bucket, method, key }: Call,
): Promise<'cut' | 'stall' | undefined> {
  const own = switches.next(bucket, method, key);
  await faults.delay(PARTY);
  const { mode } = faults.of(PARTY);
  if (mode === 'rejects' || own === 'slow-down') throw new S3Fault('SlowDown');
  return mode === 'down' ? 'cut' : own;
}

/** Leaves the caller without an answer until it gives up. */
function stall({ body }: Call, reply: FastifyReply): FastifyReply {
  reply.hijack();
  body.resume();
  return reply;
}

/** Breaks the connection: of a download in the middle of the object, of anything else before an answer. */
async function cut(
  { objects, faults }: Store,
  { method, bucket, key }: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const object = objects.find({ bucket, key });
  reply.hijack();
  const isDown = faults.of(PARTY).mode === 'down';
  if (method === 'GET' && object && !isDown) {
    reply.raw.writeHead(200, { 'content-length': object.size, etag: `"${object.etag}"` });
    const half = objects.read(object, { start: 0, end: Math.floor(object.size / 2) });
    for await (const chunk of half) reply.raw.write(chunk);
  }
  reply.raw.socket?.end(() => reply.raw.socket?.destroy());
  return reply;
}

async function perform(store: Store, call: Call, reply: FastifyReply): Promise<FastifyReply> {
  const { method, key, query } = call;
  const id = query.get('uploadId');
  if (method === 'GET' && key === '') return list(store, call, reply);
  if (key === '') throw new S3Fault('NotImplemented');
  if (method === 'GET' || method === 'HEAD') return download(store, call, reply);
  if (method === 'PUT') return id === null ? put(store, call, reply) : part(store, call, reply);
  if (method === 'POST') return multipart(store, call, reply);
  return remove(store, call, reply);
}

function list({ objects }: Store, { bucket, query }: Call, reply: FastifyReply): FastifyReply {
  if (query.get('list-type') !== '2') throw new S3Fault('NotImplemented');
  const prefix = query.get('prefix') ?? '';
  const maxKeys = Math.min(Number(query.get('max-keys') ?? PAGE_OF_KEYS), PAGE_OF_KEYS);
  const found = objects.list(bucket, {
    prefix,
    maxKeys,
    delimiter: query.get('delimiter') ?? '',
    token: query.get('continuation-token') ?? undefined,
  });
  return reply.type(XML).send(listingXml({ bucket, prefix, maxKeys }, found));
}

async function download(
  { objects }: Store,
  { method, bucket, key, headers }: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const object = objects.find({ bucket, key });
  if (!object) throw new S3Fault('NoSuchKey');
  if (!matches(object, headers['if-match'])) throw new S3Fault('PreconditionFailed');
  const range = rangeOf(headers.range ?? '', object.size);
  reply.headers({
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : object.size,
    'last-modified': new Date(object.modified).toUTCString(),
    'content-type': object.type,
    etag: `"${object.etag}"`,
  });
  if (range) {
    const { start, end } = range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${object.size}`);
  }
  return reply.send(method === 'HEAD' ? undefined : objects.read(object, range));
}

const matches = ({ etag }: StoredObject, header: string | undefined): boolean =>
  header === undefined || header.replaceAll('"', '') === etag;

async function put(
  { objects }: Store,
  { bucket, key, headers, body }: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { file, size, md5: etag } = await objects.receive(body);
  const type = headers['content-type'] ?? 'application/octet-stream';
  await objects.put({ bucket, key, file, size, etag, type });
  return reply.header('etag', `"${etag}"`).send();
}

async function part(
  { uploads }: Store,
  { bucket, key, query, body }: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const number = Number(query.get('partNumber'));
  const etag = await uploads.put(query.get('uploadId') ?? '', { bucket, key }, { number, body });
  return reply.header('etag', `"${etag}"`).send();
}

async function multipart(
  { uploads }: Store,
  { bucket, key, query, headers, body }: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = query.get('uploadId');
  reply.type(XML);
  if (query.has('uploads')) {
    const type = headers['content-type'] ?? 'application/octet-stream';
    return reply.send(uploadXml(bucket, key, uploads.start({ bucket, key }, type)));
  }
  if (id === null) throw new S3Fault('NotImplemented');
  const { etag } = await uploads.complete(id, { bucket, key }, partsIn(await text(body)));
  return reply.send(completeXml(bucket, key, etag));
}

async function remove(
  { objects, uploads }: Store,
  { bucket, key, query }: Call,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = query.get('uploadId');
  await (id === null ? objects.delete({ bucket, key }) : uploads.abort(id, { bucket, key }));
  return reply.code(204).send();
}
