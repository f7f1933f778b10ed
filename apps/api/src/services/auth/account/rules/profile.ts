import type { AgeStep } from '@kandil/contract/child-limits';

export type ProfileType = 'KIDS' | 'ADULT';

/** What a profile is made of; screen time is JSON text. */
export interface ProfileFields {
  name: string;
  avatar_id: string;
  language: string;
  auto_next_episode: boolean;
  auto_preview: boolean;
  audio_description: boolean;
  subtitles_for_deaf: boolean;
  kind: ProfileType;
  is_default: boolean;
  screen_time?: string | null | undefined;
  max_age?: AgeStep | undefined;
}

export const PROFILES_PER_ACCOUNT = 8;

interface ProfileFacts {
  id: number;
  kind: ProfileType;
  is_default: boolean;
}

const adults = (profiles: readonly ProfileFacts[]) =>
  profiles.filter((profile) => profile.kind === 'ADULT');

/** An account keeps at least one adult profile, so that somebody can change its settings. */
export function mayLeaveAdults(profiles: readonly ProfileFacts[], id: number): boolean {
  return adults(profiles).some((profile) => profile.id !== id);
}

/** The next default profile when `id` is deleted; null if the default stays. Profiles are sorted oldest first. */
export function nextDefault(profiles: readonly ProfileFacts[], id: number): number | null {
  if (!profiles.find((profile) => profile.id === id)?.is_default) return null;
  return adults(profiles).find((profile) => profile.id !== id)?.id ?? null;
}
