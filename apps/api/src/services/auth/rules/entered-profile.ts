import type { ProfileType } from '../store/profiles.ts';

interface Known {
  id: number;
  kind: ProfileType;
  is_default: boolean;
  pin_hash: string | null;
}

/** A PIN keeps others out of a profile for adults, and a child inside one for children. */
const keepsOut = ({ kind, pin_hash }: Known) => kind === 'ADULT' && pin_hash !== null;
const keepsIn = ({ kind, pin_hash }: Known) => kind === 'KIDS' && pin_hash !== null;

export interface Asked {
  /** The profile the session has entered. */
  entered: number | null;
  /** The profile the request names; null when it names none. */
  named: number | null;
  multiProfile: boolean;
}

/**
 * The profile a session acts as (T-E04): the one it has entered, whatever the request says. Before it has
 * entered one, the one that is named, unless a PIN keeps others out of it; without a name the default one. Where
 * there are several to choose from, a default one with a PIN is not entered by itself.
 * @param profiles those of the account: one of somebody else is no profile
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
 * The profile whose PIN is asked for the way from one profile to another; null for a way that is free. Into a profile
 * for adults it is that one's PIN: who knows it gets in anyhow, so the child's PIN would add nothing.
 * @param entered the profile the session is in, if any
 */
export function lockBetween<P extends Known>(entered: P | undefined, target: P): P | null {
  if (entered?.id === target.id) return null;
  if (keepsOut(target)) return target;
  return entered && keepsIn(entered) ? entered : null;
}
