import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { S3Fault } from './fault.ts';

/** The one key of every bucket. Everybody may know it: it protects nothing. */
export const S3_KEY = { accessKeyId: 'kandil-sandbox', secretAccessKey: 'sandbox-secret' };

/** As real stores allow it. */
const SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const UNSIGNED = 'UNSIGNED-PAYLOAD';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

interface SignedRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  headers: IncomingHttpHeaders;
}

/**
 * Checks a request's signature, AWS Signature Version 4 in the header (AWS, "Authenticating Requests: Using the
 * Authorization Header"), of a body that is not signed.
 *
 * @param now milliseconds since 1970
 * @throws S3Fault with the code of the store
 */
export function checkSignature(request: SignedRequest, now: number): void {
  const { headers } = request;
  const claim = claimOf(headers.authorization ?? '');
  const date = String(headers['x-amz-date']);
  if (!date.startsWith(`${claim.day}T`) || Math.abs(now - timeOf(date)) > SKEW_MS)
    throw new S3Fault('RequestTimeTooSkewed');
  if (headers['x-amz-content-sha256'] !== UNSIGNED) throw new S3Fault('NotImplemented');
  const { day, region, signed, signature } = claim;
  const hash = createHash('sha256').update(canonicalRequest(request, signed)).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${hash}`;
  const start: string | Buffer = `AWS4${S3_KEY.secretAccessKey}`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, start);
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')))
    throw new S3Fault('SignatureDoesNotMatch');
}

/** The parts of the header. @throws S3Fault if there is none, it is malformed, or of another key */
function claimOf(authorization: string) {
  if (authorization === '') throw new S3Fault('AccessDenied');
  const parts = AUTHORIZATION.exec(authorization);
  if (!parts) throw new S3Fault('AuthorizationHeaderMalformed');
  const [, id = '', day = '', region = '', names = '', signature = ''] = parts;
  if (id !== S3_KEY.accessKeyId) throw new S3Fault('InvalidAccessKeyId');
  const signed = names.split(';');
  if (!signed.includes('host')) throw new S3Fault('AccessDenied');
  return { day, region, signed, signature };
}

function canonicalRequest(
  { method, url, headers }: SignedRequest,
  signed: readonly string[],
): string {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const lines = signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`);
  const query = canonicalQuery(searchParams);
  return [method, pathname, query, ...lines, '', signed.join(';'), UNSIGNED].join('\n');
}

/** Milliseconds since 1970 of `20261129T053649Z`. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('&');
