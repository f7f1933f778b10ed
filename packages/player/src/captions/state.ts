import type { CaptionLine } from './parse.ts';

/** The state of one subtitle file. */
export type CaptionFile =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly lines: readonly CaptionLine[] };

/** Fetches the WebVTT text of the video's subtitles, by their key. */
export type LoadCaptions = (key: string) => Promise<string>;

export type CaptionState = {
  /** Whether the host can fetch whole files. Without them there is neither a second language nor a transcript. */
  readonly available: boolean;
  /** By key. */
  readonly files: ReadonlyMap<string, CaptionFile>;
  /** The key of the forced subtitles on screen while subtitles are off; null for none. */
  readonly forced: string | null;
  /** The second language; null for none. */
  readonly second: string | null;
  /** Delay in seconds relative to the file. */
  readonly offset: number;
  /** The lines on screen. */
  readonly shown: readonly CaptionLine[];
  readonly shownSecond: readonly CaptionLine[];
  /** The line that loops. */
  readonly repeating: CaptionLine | null;
};

export const NO_CAPTIONS: CaptionState = {
  available: false,
  files: new Map(),
  forced: null,
  second: null,
  offset: 0,
  shown: [],
  shownSecond: [],
  repeating: null,
};

const none: readonly CaptionLine[] = [];

/** The lines of a key; none while they are not loaded. */
export function linesOf(
  { files }: Pick<CaptionState, 'files'>,
  key: string | null | undefined,
): readonly CaptionLine[] {
  const file = key ? files.get(key) : undefined;
  return file?.status === 'ready' ? file.lines : none;
}

/** Returns the old array when the content is the same, to avoid a render. */
export const settled = (
  before: readonly CaptionLine[],
  now: readonly CaptionLine[],
): readonly CaptionLine[] =>
  before.length === now.length && before.every((line, index) => line === now[index]) ? before : now;
