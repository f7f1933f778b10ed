/** The current addresses of a stream: their signed part may change during playback. */
export type Addresses = {
  /** Maps an address below an older base to the newest. Other addresses are unchanged. */
  readonly current: (url: string) => string;
  /** Sets the newest address of the multivariant playlist; later requests use it. */
  readonly renew: (url: string) => void;
};

/** All files of a stream are below the folder of its multivariant playlist. */
const folderOf = (url: string): string => new URL('.', url).href;

/** Starts with the address that the stream was opened with; addresses are absolute. */
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
