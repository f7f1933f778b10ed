import type { Listing } from './listing.ts';
import type { S3Fault } from './fault.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => NAMES[sign as keyof typeof NAMES]);
const tag = (name: string, text: string | number | boolean) =>
  `<${name}>${escaped(String(text))}</${name}>`;

export const errorXml = ({ code, message }: S3Fault, resource: string): string =>
  `${HEAD}<Error>${tag('Code', code)}${tag('Message', message)}${tag('Resource', resource)}</Error>`;

/** The answer of ListObjectsV2. */
export function listingXml(
  { bucket, prefix, maxKeys }: { bucket: string; prefix: string; maxKeys: number },
  { objects, folders, next }: Listing,
): string {
  const contents = objects.map(
    ({ key, size, etag, modified }) =>
      `<Contents>${tag('Key', key)}${tag('LastModified', modified)}${tag('ETag', `"${etag}"`)}${tag('Size', size)}${tag('StorageClass', 'STANDARD')}</Contents>`,
  );
  const prefixes = folders.map((each) => `<CommonPrefixes>${tag('Prefix', each)}</CommonPrefixes>`);
  return [
    `${HEAD}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">`,
    tag('Name', bucket),
    tag('Prefix', prefix),
    tag('KeyCount', objects.length + folders.length),
    tag('MaxKeys', maxKeys),
    tag('IsTruncated', next !== undefined),
    ...(next === undefined ? [] : [tag('NextContinuationToken', next)]),
    ...contents,
    ...prefixes,
    '</ListBucketResult>',
  ].join('');
}

export const uploadXml = (bucket: string, key: string, id: string): string =>
  `${HEAD}<InitiateMultipartUploadResult>${tag('Bucket', bucket)}${tag('Key', key)}${tag('UploadId', id)}</InitiateMultipartUploadResult>`;

export const completeXml = (bucket: string, key: string, etag: string): string =>
  `${HEAD}<CompleteMultipartUploadResult>${tag('Bucket', bucket)}${tag('Key', key)}${tag('ETag', `"${etag}"`)}</CompleteMultipartUploadResult>`;

/** The parts that a client names to complete an upload, in its order. */
export function partsIn(xml: string): { number: number; etag: string }[] {
  const valueOf = (part: string, name: string) =>
    new RegExp(`<${name}>\\s*(?:&quot;|"|&#34;)?([^<&"]*)`).exec(part)?.[1] ?? '';
  return [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(valueOf(part, 'PartNumber')),
    etag: valueOf(part, 'ETag'),
  }));
}
