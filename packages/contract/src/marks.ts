import * as z from 'zod/mini';

/**
 * A marked part of a video: skippable (INTRO, RECAP, CREDITS), a chapter, or a scene that a family may
 * want to skip (SCENE, with its theme).
 */
export const MARK_KINDS = ['INTRO', 'RECAP', 'CREDITS', 'CHAPTER', 'SCENE'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
/** Theme of a SCENE. */
export const SCENE_THEMES = ['VIOLENCE', 'FEAR', 'INTIMACY', 'LANGUAGE', 'SUBSTANCES'] as const;
export type SceneTheme = (typeof SCENE_THEMES)[number];

const seconds = () => z.number().check(z.gte(0), z.lte(86_400));

/** `from` and `to` in seconds from the beginning, `to` exclusive; `theme` only for a SCENE. */
export const markFields = {
  kind: z.enum(MARK_KINDS),
  from: seconds(),
  to: seconds(),
  theme: z.optional(z.enum(SCENE_THEMES)),
};

/** A mark for a player. Its title is in the visitor's language; null if it has none. */
export const mark = z.object({ ...markFields, title: z.nullable(z.string()) });
export type Mark = z.output<typeof mark>;
