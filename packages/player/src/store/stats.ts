/** What the picture and the engine say of themselves; null for what they do not know. */
export type PlayerStats = {
  /** Pixels of the decoded picture. */
  readonly resolution: { readonly width: number; readonly height: number } | null;
  /** What is played of the ladder; bits a second. */
  readonly rung: { readonly height: number; readonly bitrate: number } | null;
  readonly codecs: string | null;
  /** Seconds ahead of the position. */
  readonly buffer: number;
  /** Estimate of the line, bits a second. */
  readonly bandwidth: number | null;
  readonly frames: number;
  readonly dropped: number;
  /** Seconds behind the newest moment of a live channel. */
  readonly latency: number | null;
  /** What the browser says of the network: '4g', with its saving of data. */
  readonly connection: string | null;
};

/** The part that only the engine knows. */
export type EngineStats = Pick<PlayerStats, 'rung' | 'codecs' | 'bandwidth' | 'latency'>;
