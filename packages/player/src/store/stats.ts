/** Figures of the picture and the engine; null for unknown ones. */
export type PlayerStats = {
  /** Size of the decoded picture in pixels. */
  readonly resolution: { readonly width: number; readonly height: number } | null;
  /** The current level; bits a second. */
  readonly rung: { readonly height: number; readonly bitrate: number } | null;
  readonly codecs: string | null;
  /** Buffered seconds ahead of the position. */
  readonly buffer: number;
  /** Estimated bandwidth, bits a second. */
  readonly bandwidth: number | null;
  readonly frames: number;
  readonly dropped: number;
  /** Seconds behind the live edge. */
  readonly latency: number | null;
  /** The browser's network information: '4g', with its data saver. */
  readonly connection: string | null;
};

/** The figures that only the engine has. */
export type EngineStats = Pick<PlayerStats, 'rung' | 'codecs' | 'bandwidth' | 'latency'>;
