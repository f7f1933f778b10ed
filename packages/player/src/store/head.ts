/** Playlists that came with the address of a stream; `uri` is relative to the multivariant one. */
export type HandedPlaylists = {
  readonly multivariant: string;
  readonly media: readonly { readonly uri: string; readonly text: string }[];
};

/** Bytes that have come, and when they were asked for, began to come and were there (performance.now()). */
export type Arrived = {
  readonly data: ArrayBuffer;
  readonly asked: number;
  readonly first: number;
  readonly end: number;
};

/** What is at hand of a stream before its engine is: playlists, and the first bytes on their way. */
export type StreamHead = {
  /** The text of a playlist; a live one is given once, as it is soon out of date. */
  playlist(url: string): string | undefined;
  /** Whether the stream begins with this rendition. */
  beginsWith(url: string): boolean;
  /** Bytes asked for already, given once; `end` is exclusive and 0 means the whole file. Rejects where they did not come. */
  bytes(url: string, start: number, end: number): Promise<Arrived> | undefined;
  /** Lets go of what nobody has taken. */
  drop(): void;
};
