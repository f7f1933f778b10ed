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

/** One of the two tracks a film begins with: its initialisation segment and first segment in one piece. */
export type OpeningTrack = {
  readonly name: 'video' | 'audio';
  /** As the playlist names it, such as `avc1.4D401F`. */
  readonly codec: string;
  /** Rejects where they did not come. */
  readonly bytes: Promise<Arrived>;
};

/** All that a first picture needs. */
export type OpeningScene = {
  /** Of the whole film, in seconds. */
  readonly duration: number;
  readonly tracks: readonly OpeningTrack[];
};

/** What is at hand of a stream before its engine is: playlists, and the first bytes on their way. */
export type StreamHead = {
  /** Null where a viewer goes on in the middle, joins a live channel, or sound and picture are not two tracks. */
  readonly opening: OpeningScene | null;
  /** The text of a playlist; a live one is given once, as it is soon out of date. */
  playlist(url: string): string | undefined;
  /** Whether the stream begins with this rendition. */
  beginsWith(url: string): boolean;
  /** Bytes asked for already, given once; `end` is exclusive and 0 means the whole file. Rejects where they did not come. */
  bytes(url: string, start: number, end: number): Promise<Arrived> | undefined;
  /** Lets go of what nobody has taken. */
  drop(): void;
};
