import * as z from 'zod/mini';

/**
 * A marked stretch of a video: what may be skipped (INTRO, RECAP, CREDITS), a chapter, or a scene that a family may
 * not want to see as it is (SCENE, with its theme).
 */
export const MARK_KINDS = ['INTRO', 'RECAP', 'CREDITS', 'CHAPTER', 'SCENE'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
/** What a SCENE is about. */
export const SCENE_THEMES = ['VIOLENCE', 'FEAR', 'INTIMACY', 'LANGUAGE', 'SUBSTANCES'] as const;
export type SceneTheme = (typeof SCENE_THEMES)[number];

const seconds = () => z.number().check(z.gte(0), z.lte(86_400));

/** `from` and `to` in seconds from the beginning, `to` exclusive; `theme` for a SCENE alone. */
export const markFields = {
  kind: z.enum(MARK_KINDS),
  from: seconds(),
  to: seconds(),
  theme: z.optional(z.enum(SCENE_THEMES)),
};

/** A mark as a player gets it, its title in the visitor's language; null where it has none. */
export const mark = z.object({ ...markFields, title: z.nullable(z.string()) });
export type Mark = z.output<typeof mark>;
