import type { CaptionLine } from './parse.ts';

/** The state of one language's subtitle file. */
export type CaptionFile =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly lines: readonly CaptionLine[] };

/** Fetches the WebVTT text of the video's subtitles in a language. */
export type LoadCaptions = (language: string) => Promise<string>;

export type CaptionState = {
  /** Whether the host can fetch whole files. Without them there is neither a second language nor a transcript. */
  readonly available: boolean;
  readonly files: ReadonlyMap<string, CaptionFile>;
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
  second: null,
  offset: 0,
  shown: [],
  shownSecond: [],
  repeating: null,
};

const none: readonly CaptionLine[] = [];

/** The lines of a language; none while they are not loaded. */
export function linesOf(
  { files }: Pick<CaptionState, 'files'>,
  language: string | null | undefined,
): readonly CaptionLine[] {
  const file = language ? files.get(language) : undefined;
  return file?.status === 'ready' ? file.lines : none;
}

/** Returns the old array when the content is the same, to avoid a render. */
export const settled = (
  before: readonly CaptionLine[],
  now: readonly CaptionLine[],
): readonly CaptionLine[] =>
  before.length === now.length && before.every((line, index) => line === now[index]) ? before : now;
