/** A percent sign that begins no byte. */
const STRAY = /%(?![\da-f]{2})/gi;
/** Bytes of no UTF-8 text, and those of others beside them. */
const BEYOND_ASCII = /(?:%[89a-f][\da-f])+/gi;
const REPLACEMENT = encodeURIComponent('\uFFFD');

function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * An address of ours that can be read, in place of one whose percent signs cannot (RFC 3986, 2.1): people type and
 * paste such, and are to find a page there. It always stays on this site.
 * @param address path and query as they were asked for
 */
export function mendedAddress(address: string): string {
  const onThisSite = `/${address.replace(/^[/\\]+/, '')}`;
  return onThisSite
    .replace(STRAY, '%25')
    .replace(BEYOND_ASCII, (bytes) => (isReadable(bytes) ? bytes : REPLACEMENT));
}
