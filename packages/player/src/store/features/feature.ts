import type { Rule } from '../events.ts';
import type { MediaPort } from '../port.ts';
import type { PlayerPreferences, PreferencesPort } from '../preferences.ts';
import type { Patch, PlayerState } from '../state.ts';

/** What the requests of a feature work with. */
export type FeaturePorts = {
  readonly now: () => PlayerState;
  /** Sets the requested state, and stores the choice if it is one. Facts of the media follow. */
  readonly request: (patch: Patch, choice?: PlayerPreferences) => PlayerState;
  /** Requests a seek; `patch` has its target. */
  readonly seek: (patch: Patch) => void;
  readonly media: () => MediaPort | null;
  readonly preferences: PreferencesPort;
};

/** A feature of the player: its part of the state, the viewer's requests about it, and the events that it reports. */
export type Feature<State extends object, Requests extends object = object> = {
  readonly initial: State;
  /** What survives a change of source: the viewer's choices, and what the page sets. */
  readonly lasting?: readonly (keyof State)[];
  /**
   * The part of the state that preferences decide. Stored values come from outside the program, so invalid ones are
   * ignored and never reach the media element.
   */
  readonly chosen?: (preferences: PlayerPreferences, port: ViewerFacts) => Partial<State>;
  readonly requests?: (ports: FeaturePorts) => Requests;
  readonly events?: readonly Rule[];
};

/** What the host knows of the viewer besides the stored choices. */
export type ViewerFacts = Pick<PreferencesPort, 'child' | 'languages'>;
