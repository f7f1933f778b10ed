/** Stretches that a viewer may want to leave out. */
export const SKIP_KINDS = ['INTRO', 'RECAP', 'CREDITS'] as const;
export type SkipKind = (typeof SKIP_KINDS)[number];

/** What a marked scene is about. */
export const SCENE_THEMES = ['VIOLENCE', 'FEAR', 'INTIMACY', 'LANGUAGE', 'SUBSTANCES'] as const;
export type SceneTheme = (typeof SCENE_THEMES)[number];

/**
 * A marked stretch of a video: `from` and `to` in seconds, `to` exclusive. `theme` for a SCENE alone, `title` as the
 * viewer reads it.
 */
export type Mark = {
  readonly kind: SkipKind | 'CHAPTER' | 'SCENE';
  readonly from: number;
  readonly to: number;
  readonly theme?: SceneTheme | undefined;
  readonly title: string | null;
};

export type SkipMark = Mark & { readonly kind: SkipKind };
export type SceneMark = Mark & { readonly kind: 'SCENE'; readonly theme: SceneTheme };

/** A chapter with its number, counted from 1. */
export type Chapter = Pick<Mark, 'from' | 'to' | 'title'> & { readonly number: number };

/** Closer than this to an end, in seconds, is at it: media elements round the moments they are sent to. */
export const EDGE = 0.05;

/** Whether a moment lies within a stretch. */
export const within = ({ from, to }: Pick<Mark, 'from' | 'to'>, moment: number): boolean =>
  from <= moment + EDGE && moment < to - EDGE;

const isSkip = (mark: Mark): mark is SkipMark =>
  (SKIP_KINDS as readonly string[]).includes(mark.kind);

/** The stretch to leave out at a moment; of two the one that began last. */
export function skipAt(marks: readonly Mark[], moment: number): SkipMark | undefined {
  return marks
    .filter(isSkip)
    .filter((mark) => within(mark, moment))
    .toSorted((one, other) => other.from - one.from)[0];
}

/** The marked scenes, in order of time. */
export function scenesOf(marks: readonly Mark[]): readonly SceneMark[] {
  return marks
    .filter((mark): mark is SceneMark => mark.kind === 'SCENE' && mark.theme !== undefined)
    .toSorted((one, other) => one.from - other.from);
}

/** The chapters, in order of time. */
export function chaptersOf(marks: readonly Mark[]): readonly Chapter[] {
  return marks
    .filter(({ kind }) => kind === 'CHAPTER')
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, title }, index) => ({ from, to, title, number: index + 1 }));
}

/** The chapter of a moment: the last that has begun. */
export function chapterAt(chapters: readonly Chapter[], moment: number): Chapter | undefined {
  return chapters.findLast(({ from }) => from <= moment + EDGE);
}

/** Further into a chapter than this, in seconds, 'previous' means its own beginning. */
const AT_ITS_BEGINNING = 3;

/** Where the previous or next chapter begins, in seconds; undefined when there is none. */
export function chapterBeside(
  chapters: readonly Chapter[],
  moment: number,
  step: 1 | -1,
): number | undefined {
  if (step === 1) return chapters.find(({ from }) => from > moment + EDGE)?.from;
  return (
    chapters.findLast(({ from }) => from < moment - AT_ITS_BEGINNING)?.from ?? chapters[0]?.from
  );
}
