import type { ProfileType } from '../store/profiles.ts';

export const PROFILES_PER_ACCOUNT = 8;

interface Known {
  id: number;
  kind: ProfileType;
  is_default: boolean;
}

const adults = (profiles: readonly Known[]) =>
  profiles.filter((profile) => profile.kind === 'ADULT');

/** An account keeps at least one adult profile, so that somebody can change its settings. */
export function mayLeaveAdults(profiles: readonly Known[], id: number): boolean {
  return adults(profiles).some((profile) => profile.id !== id);
}

/** The next default profile when `id` is deleted; null if the default stays. Profiles are sorted oldest first. */
export function nextDefault(profiles: readonly Known[], id: number): number | null {
  if (!profiles.find((profile) => profile.id === id)?.is_default) return null;
  return adults(profiles).find((profile) => profile.id !== id)?.id ?? null;
}
