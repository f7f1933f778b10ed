/** Types of files that a ticket can have. */
export type FileType =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'text/plain'
  | 'video/mp4';

/** Bytes at the start of a file that are enough to know its type. */
export const HEAD_BYTES = 32;

/** Brands of MP4 files; other brands are pictures (heic, avif) in the same container. */
const MP4_BRAND = /^(?:iso[\dm]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|3gp\d|qt {2})$/;

const latin = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, to));

const SIGNATURES: Readonly<Record<Exclude<FileType, 'text/plain'>, (head: Uint8Array) => boolean>> =
  {
    'application/pdf': (head) => latin(head, 0, 5) === '%PDF-',
    'image/jpeg': (head) => latin(head, 0, 3) === '\xff\xd8\xff',
    'image/png': (head) => latin(head, 0, 8) === '\x89PNG\r\n\x1a\n',
    'image/webp': (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP',
    'video/mp4': (head) => latin(head, 4, 8) === 'ftyp' && MP4_BRAND.test(latin(head, 8, 12)),
  };

/**
 * Whether a file begins as its type does. Text has no signature: its whole content decides.
 * @param head the first `HEAD_BYTES` of the file, or all of a shorter one
 */
export const beginsAs = (type: FileType, head: Uint8Array): boolean =>
  type === 'text/plain' ? head.length > 0 : SIGNATURES[type](head);

/** Control characters that no text has: all but tab, line feed, form feed and carriage return. */
const CONTROL = /(?![\t\n\f\r])\p{Cc}/u;

/** A check of text in parts: UTF-8 without control characters. `end` with the last part. */
export function textCheck(): (part: Uint8Array | null) => boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (part) => {
    try {
      return !CONTROL.test(part ? decoder.decode(part, { stream: true }) : decoder.decode());
    } catch {
      return false;
    }
  };
}
