/** Segments that a viewer may want to skip. */
export const SKIP_KINDS = ['INTRO', 'RECAP', 'CREDITS'] as const;
export type SkipKind = (typeof SKIP_KINDS)[number];

/** The theme of a marked scene. */
export const SCENE_THEMES = ['VIOLENCE', 'FEAR', 'INTIMACY', 'LANGUAGE', 'SUBSTANCES'] as const;
export type SceneTheme = (typeof SCENE_THEMES)[number];

/**
 * A marked segment of a video: `from` and `to` in seconds, `to` exclusive. Only a SCENE has a `theme`; `title` is for
 * the viewer.
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

/** Tolerance in seconds at an edge: media elements round the positions they seek to. */
export const EDGE = 0.05;

/** Whether a position is inside a span. */
export const within = ({ from, to }: Pick<Mark, 'from' | 'to'>, moment: number): boolean =>
  from <= moment + EDGE && moment < to - EDGE;

const isSkip = (mark: Mark): mark is SkipMark =>
  (SKIP_KINDS as readonly string[]).includes(mark.kind);

/** The segment that can be skipped at a position; of two the later one. */
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

/** The chapter at a position: the last that has started. */
export function chapterAt(chapters: readonly Chapter[], moment: number): Chapter | undefined {
  return chapters.findLast(({ from }) => from <= moment + EDGE);
}

/** Further into a chapter than this, in seconds, 'previous' means its own start. */
const AT_ITS_BEGINNING = 3;

/** The start of the previous or next chapter, in seconds; undefined when there is none. */
export function chapterBeside(
  chapters: readonly Chapter[],
  moment: number,
  step: number,
): number | undefined {
  if (step > 0) return chapters.find(({ from }) => from > moment + EDGE)?.from;
  return (
    chapters.findLast(({ from }) => from < moment - AT_ITS_BEGINNING)?.from ?? chapters[0]?.from
  );
}
