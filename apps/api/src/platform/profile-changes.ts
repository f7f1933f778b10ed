import type { State } from './state/index.ts';

const CHANNEL = 'profile changes';
const ALL = '*';

/** Tells every process that a session has entered another profile. */
export const sessionEnteredProfile = (state: State, sessionId: string): Promise<void> =>
  state.publish(CHANNEL, sessionId);

/** Tells every process that a profile sees other titles: it has become a child's or an adult's, or a child's limits or the account's country changed. */
export const profileChangedLimits = (state: State): Promise<void> => state.publish(CHANNEL, ALL);

/**
 * Calls a listener after such a change. A message may be lost, so nothing that is cached for a session may live longer than
 * seconds.
 * @param changed gets the session; null: any session may be another
 */
export const onProfileChange = (
  state: State,
  changed: (sessionId: string | null) => void,
): Promise<() => void> =>
  state.subscribe(CHANNEL, (message) => changed(message === ALL ? null : message));
