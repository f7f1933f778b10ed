import type { ProfileType } from '../store/profiles.ts';

interface Known {
  id: number;
  kind: ProfileType;
  is_default: boolean;
  pin_hash: string | null;
}

/** A PIN keeps others out of an adult profile, and a child inside a child's profile. */
const keepsOut = ({ kind, pin_hash }: Known) => kind === 'ADULT' && pin_hash !== null;
const keepsIn = ({ kind, pin_hash }: Known) => kind === 'KIDS' && pin_hash !== null;

export interface Asked {
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
export function actingProfile<P extends Known>(
  profiles: readonly P[],
  { entered, named, multiProfile }: Asked,
): P | null {
  if (entered !== null) return profiles.find(({ id }) => id === entered) ?? null;
  const isOpen = (profile: P) => (profile.is_default && !multiProfile) || !keepsOut(profile);
  const meant = ({ id, is_default }: P) => (named === null ? is_default : id === named);
  return profiles.find((profile) => meant(profile) && isOpen(profile)) ?? null;
}

/**
 * The profile whose PIN is required to move from one profile to another; null if none is. To enter an adult profile,
 * its own PIN is enough: whoever knows it gets in anyway, so the child's PIN would add nothing.
 * @param entered the current profile of the session, if any
 */
export function lockBetween<P extends Known>(entered: P | undefined, target: P): P | null {
  if (entered?.id === target.id) return null;
  if (keepsOut(target)) return target;
  return entered && keepsIn(entered) ? entered : null;
}
