import { defaultOf, type Profile } from '../start/profile-rule.ts';
import { type Start, useStart } from '../start/start.ts';

/** The name of this client in requests. */
export const PLATFORM = 'web';

/** The client's state (ENTITY-63, ENTITY-64). */
export interface ClientState {
  platform: typeof PLATFORM;
  /** The app that shows the pages in a web view; null for a browser. */
  parentPlatform: Start['parentPlatform'];
  /** The profiles of the account; empty for a guest. */
  profiles: readonly Profile[];
  /** The chosen profile. */
  currentProfile: Profile | null;
  /** The profile until one is chosen. */
  defaultProfile: Profile | null;
}

export function clientState({
  account,
  profileId,
  parentPlatform,
}: Pick<Start, 'account' | 'profileId' | 'parentPlatform'>): ClientState {
  const profiles = account?.userProfile ?? [];
  return {
    platform: PLATFORM,
    parentPlatform,
    profiles,
    currentProfile: profiles.find(({ id }) => id === profileId) ?? null,
    defaultProfile: defaultOf(profiles) ?? null,
  };
}

/** The client's state from the start data. */
export const useClientState = (): ClientState => clientState(useStart());
