/** The used part of ffprobe's JSON output. Its texts come from the file and are not trusted. */
export type Facts = {
  readonly streams?: readonly StreamFacts[];
  readonly chapters?: readonly ChapterFacts[];
  readonly format?: { readonly duration?: string; readonly start_time?: string };
};

export type StreamFacts = {
  readonly index: number;
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly sample_aspect_ratio?: string;
  readonly field_order?: string;
  readonly pix_fmt?: string;
  readonly color_space?: string;
  readonly color_primaries?: string;
  readonly color_transfer?: string;
  readonly color_range?: string;
  readonly r_frame_rate?: string;
  readonly avg_frame_rate?: string;
  readonly start_time?: string;
  readonly duration?: string;
  readonly channels?: number;
  readonly disposition?: Readonly<Record<string, number>>;
  readonly tags?: Readonly<Record<string, string>>;
  readonly side_data_list?: readonly {
    readonly side_data_type?: string;
    readonly rotation?: number;
    /** Of `Content light level metadata`, in cd/m2. */
    readonly max_content?: number;
    /** Of `Mastering display metadata`, a fraction of cd/m2: `10000000/10000`. */
    readonly max_luminance?: string;
    /** Of a `DOVI configuration record`; its base layer is: 0 made for Dolby Vision only, else of another kind, too. */
    readonly dv_bl_signal_compatibility_id?: number;
  }[];
};

export type ChapterFacts = {
  readonly start_time?: string;
  readonly end_time?: string;
  readonly tags?: Readonly<Record<string, string>>;
};

/** Seconds of a track length in the format of Matroska, `00:01:30.500000000`. */
export function clockOf(text: string | undefined): number | undefined {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text ?? '') ?? [];
  return hours === undefined
    ? undefined
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A time of ffprobe in seconds; undefined for `N/A` or nothing. */
export function secondsOf(text: string | undefined): number | undefined {
  const seconds = Number(text ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}
