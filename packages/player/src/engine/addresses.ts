/** Where a stream is asked for: the part of its address that carries the right to it may change while it plays. */
export type Addresses = {
  /** The newest address of what was named with an older one. Another site's address is left as it is. */
  readonly current: (url: string) => string;
  /** From now on requests go below this address of the multivariant playlist. */
  readonly renew: (url: string) => void;
};

/** Everything of a stream is below the folder of its multivariant playlist. */
const folderOf = (url: string): string => new URL('.', url).href;

/** Begins with the address that the stream was opened by; addresses are absolute. */
export function createAddresses(opened: string): Addresses {
  const known = new Set([folderOf(opened)]);
  let newest = folderOf(opened);
  return {
    current(url) {
      for (const folder of known)
        if (url.startsWith(folder)) return newest + url.slice(folder.length);
      return url;
    },
    renew(url) {
      newest = folderOf(url);
      known.add(newest);
    },
  };
}
