/** Playlists that came with the address of a stream; `uri` is relative to the multivariant one. */
export type HandedPlaylists = {
  readonly multivariant: string;
  readonly media: readonly { readonly uri: string; readonly text: string }[];
};

/** A response with its timing: request, first byte and end (performance.now()). */
export type ArrivedPlayback = {
  readonly data: ArrayBuffer;
  readonly requested: number;
  readonly first: number;
  readonly end: number;
};

/** One of the two opening tracks: its initialisation segment and first segment in one response. */
export type OpeningTrack = {
  readonly name: 'video' | 'audio';
  /** As in the playlist, such as `avc1.4D401F`. */
  readonly codec: string;
  /** Rejects when the request failed. */
  readonly bytes: Promise<ArrivedPlayback>;
};

/** Everything for the first picture. */
export type OpeningScene = {
  /** Of the whole film, in seconds. */
  readonly duration: number;
  readonly tracks: readonly OpeningTrack[];
};

/** The prefetched start of a stream: playlists, and the first bytes in flight. */
export type StreamHead = {
  /** Null on resume, on a live channel, or without separate video and audio tracks. */
  readonly opening: OpeningScene | null;
  /** The text of a playlist; a live one is returned once, as it is soon stale. */
  playlist(url: string): string | undefined;
  /** Whether the stream starts with this rendition. */
  beginsWith(url: string): boolean;
  /**
   * Prefetched bytes, returned once; `end` is exclusive and 0 means the whole file. Rejects when the request failed.
   */
  bytes(url: string, start: number, end: number): Promise<ArrivedPlayback> | undefined;
  /** Aborts and drops what was not used. */
  drop(): void;
};
