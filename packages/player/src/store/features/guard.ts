import type { Guard, GuardChoice } from '../choices.ts';
import { guardFrom } from '../choices.ts';
import type { SceneTheme } from '../marks.ts';
import type { Feature } from './feature.ts';

export type GuardState = {
  readonly guard: Guard;
  /** The Scene Guard has muted the sound, whatever `muted` says. */
  readonly hushed: boolean;
};

export type GuardRequests = {
  readonly chooseGuard: (theme: SceneTheme, choice: GuardChoice) => void;
};

/** The Scene Guard. */
export const guard: Feature<GuardState, GuardRequests> = {
  initial: { guard: guardFrom(), hushed: false },
  lasting: ['guard'],
  chosen: (preferences, { child }) => ({ guard: guardFrom(preferences.guard, child) }),
  requests: ({ now, request }) => ({
    chooseGuard: (theme, choice) => {
      const chosen = { ...now().guard, [theme]: choice };
      request({ guard: chosen }, { guard: chosen });
    },
  }),
};
