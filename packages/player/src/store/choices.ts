import type { SceneTheme, SkipKind } from './marks.ts';
import { SCENE_THEMES, SKIP_KINDS } from './marks.ts';

/** The behaviour at an intro, a recap or the credits: a button, an automatic skip, or nothing. */
export const SKIP_CHOICES = ['ask', 'always', 'never'] as const;
export type SkipChoice = (typeof SKIP_CHOICES)[number];
export type Skips = Readonly<Record<SkipKind, SkipChoice>>;

/** The behaviour at a marked scene, from the mildest to the strictest. */
export const GUARD_CHOICES = ['off', 'warn', 'blur', 'mute', 'skip'] as const;
export type GuardChoice = (typeof GUARD_CHOICES)[number];
export type Guard = Readonly<Record<SceneTheme, GuardChoice>>;

/** A child cannot turn the guard off: every choice on offer hides something. */
const CHILD_CHOICES: readonly GuardChoice[] = ['blur', 'mute', 'skip'];

/** The choices of the Scene Guard for a viewer. */
export const guardChoicesFor = (child: boolean): readonly GuardChoice[] =>
  child ? CHILD_CHOICES : GUARD_CHOICES;

const oneOf = <Value extends string>(
  values: readonly Value[],
  stored: unknown,
  usual: Value,
): Value => values.find((value) => value === stored) ?? usual;

const each = <Key extends string, Value>(
  keys: readonly Key[],
  choose: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, choose(key)])) as Record<Key, Value>;

/** The stored skip choices; 'ask' for missing or invalid ones. */
export const skipsFrom = (stored: Partial<Skips> = {}): Skips =>
  each(SKIP_KINDS, (kind) => oneOf(SKIP_CHOICES, stored[kind], 'ask'));

/** The stored choices of the Scene Guard. By default scenes are skipped for a child and announced to others. */
export const guardFrom = (stored: Partial<Guard> = {}, child = false): Guard =>
  each(SCENE_THEMES, (theme) =>
    oneOf(guardChoicesFor(child), stored[theme], child ? 'skip' : 'warn'),
  );
