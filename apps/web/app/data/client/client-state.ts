import { defaultOf, type Profile } from '../start/profile-rule.ts';
import { type Start, useStart } from '../start/start.ts';

/** What this client calls itself towards the services. */
export const PLATFORM = 'web';

/** What the client knows of itself and of who is before it (ENTITY-63, ENTITY-64). */
export interface ClientState {
  platform: typeof PLATFORM;
  /** What shows the pages in a window of its own; null for a browser. */
  parentPlatform: Start['parentPlatform'];
  /** Everybody of the account; nobody for a guest. */
  profiles: readonly Profile[];
  /** Who is watching now. */
  currentProfile: Profile | null;
  /** Who is watching until somebody has chosen. */
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

/** The client's state as the start data say it. */
export const useClientState = (): ClientState => clientState(useStart());
