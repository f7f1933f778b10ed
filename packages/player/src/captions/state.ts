import type { CaptionLine } from './parse.ts';

/** The subtitles of the video in one language, as far as they have come. */
export type CaptionFile =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly lines: readonly CaptionLine[] };

/** Fetches the WebVTT text of the video's subtitles in a language. */
export type LoadCaptions = (language: string) => Promise<string>;

export type CaptionState = {
  /** Whether the host can fetch whole files. Without them there is neither a second language nor a transcript. */
  readonly available: boolean;
  readonly files: ReadonlyMap<string, CaptionFile>;
  /** The language under the first one; null for none. */
  readonly second: string | null;
  /** Seconds by which subtitles come later than the file says. */
  readonly offset: number;
  /** What is on screen at this moment. */
  readonly shown: readonly CaptionLine[];
  readonly shownSecond: readonly CaptionLine[];
  /** The line that is played again and again. */
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

/** The lines of a language; none while they are not there. */
export function linesOf(
  { files }: Pick<CaptionState, 'files'>,
  language: string | null | undefined,
): readonly CaptionLine[] {
  const file = language ? files.get(language) : undefined;
  return file?.status === 'ready' ? file.lines : none;
}

/** Keeps the old list where the new one says the same, so that nothing is drawn again. */
export const settled = (
  before: readonly CaptionLine[],
  now: readonly CaptionLine[],
): readonly CaptionLine[] =>
  before.length === now.length && before.every((line, index) => line === now[index]) ? before : now;
