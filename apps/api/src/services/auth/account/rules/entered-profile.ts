import type { ProfileType } from './profile.ts';

interface ProfileFacts {
  id: number;
  kind: ProfileType;
  is_default: boolean;
  pin_hash: string | null;
}

/** A PIN keeps others out of an adult profile. */
const keepsOut = ({ kind, pin_hash }: ProfileFacts) => kind === 'ADULT' && pin_hash !== null;

export interface ProfileRequest {
  /** The profile the session has entered. */
  entered: number | null;
  /** The profile that the request names, if any. */
  named: number | null;
  multiProfile: boolean;
}

/**
 * The profile that a session acts as (T-E04): the one it has entered, whatever the request names. Before it has entered
 * one: the named one, unless a PIN locks it; without a name, the default one. With several profiles to choose from, a
 * default one with a PIN must be entered.
 * @param profiles those of the account, so that no other profile is found
 */
export function actingProfile<P extends ProfileFacts>(
  profiles: readonly P[],
  { entered, named, multiProfile }: ProfileRequest,
): P | null {
  if (entered !== null) return profiles.find(({ id }) => id === entered) ?? null;
  const isOpen = (profile: P) => (profile.is_default && !multiProfile) || !keepsOut(profile);
  const meant = ({ id, is_default }: P) => (named === null ? is_default : id === named);
  return profiles.find((profile) => meant(profile) && isOpen(profile)) ?? null;
}

export interface Lock<P> {
  /** The profile whose PIN opens it. */
  profile: P;
  /** It keeps a child inside: the account's password opens it too. */
  leaving: boolean;
}

/**
 * The proof needed to change profile, or null. To enter an adult profile with a PIN, that PIN is enough: also asking
 * for the child's PIN would add no protection.
 * @param entered the current profile of the session, if any
 */
export function lockBetween<P extends ProfileFacts>(
  entered: P | undefined,
  target: P,
): Lock<P> | null {
  if (entered?.id === target.id) return null;
  if (keepsOut(target)) return { profile: target, leaving: false };
  return entered ? lockOnLeaving(entered) : null;
}

/** What must be proved to leave a profile, or to log out from it. A child's profile is locked also without a PIN. */
export function lockOnLeaving<P extends ProfileFacts>(entered: P): Lock<P> | null {
  return entered.kind === 'KIDS' ? { profile: entered, leaving: true } : null;
}
