/** Bytes to send: the whole file or one part of it. */
export type Range = { readonly start: number; readonly length: number; readonly partial: boolean };

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.1.2 and 14.2). A header that is absent,
 * invalid, or names several ranges is ignored, as the standard allows.
 *
 * @returns undefined if the range cannot be satisfied (416)
 */
export function readRange(header: string | undefined, size: number): Range | undefined {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (first + last === '' || isBackwards(first, last))
    return { start: 0, length: size, partial: false };
  // A suffix range counts from the end of the file.
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start < size ? { start, length: end - start + 1, partial: true } : undefined;
}

const isBackwards = (first: string, last: string) =>
  first !== '' && last !== '' && Number(last) < Number(first);
