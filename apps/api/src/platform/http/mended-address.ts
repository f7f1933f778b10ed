/** A percent sign that does not begin an encoded byte. */
const STRAY = /%(?![\da-f]{2})/gi;
/** Encoded bytes that may not be UTF-8. */
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
 * Repairs an address with invalid percent-encoding (RFC 3986, 2.1): people type and
 * paste such addresses and expect a page. The result always stays on this site.
 * @param address path and query of the request
 */
export function mendedAddress(address: string): string {
  const onThisSite = `/${address.replace(/^[/\\]+/, '')}`;
  return onThisSite
    .replace(STRAY, '%25')
    .replace(BEYOND_ASCII, (bytes) => (isReadable(bytes) ? bytes : REPLACEMENT));
}

const API_PREFIX = /^\/(?:api|internal)\//;

/** Whether an address belongs to the services; all others belong to the web. */
export function isApiPath(path: string): boolean {
  return API_PREFIX.test(path);
}
