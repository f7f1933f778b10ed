import type { ProfileType } from './profile.ts';

/** The avatars of `demo/art.json`; the picture of each is `avatars/<id>.webp` in the art. */
const IDS: Record<ProfileType, readonly string[]> = {
  ADULT: [
    'star',
    'crescent',
    'lantern',
    'falcon',
    'ship',
    'astrolabe',
    'tulip',
    'dome',
    'rosette',
    'gate',
  ],
  KIDS: ['balloon', 'cat', 'rocket', 'fish', 'palace', 'telescope', 'sailboat', 'moon', 'flower'],
};

export interface Avatar {
  avatarId: string;
  imageUrl: string;
  profileType: ProfileType;
}

const ofKind = (profileType: ProfileType): Avatar[] =>
  IDS[profileType].map((avatarId) => ({
    avatarId,
    imageUrl: `/images/avatars/${avatarId}.webp`,
    profileType,
  }));

export const AVATARS: readonly Avatar[] = [...ofKind('ADULT'), ...ofKind('KIDS')];

export function isAvatar(id: string): boolean {
  return AVATARS.some((avatar) => avatar.avatarId === id);
}

/** The avatar of an account's first profile: an adult one, and always the same for the same account. */
export function avatarOf(accountId: string): string {
  const index = Number.parseInt(accountId.slice(-4), 16) % IDS.ADULT.length;
  return IDS.ADULT[index] ?? 'lantern';
}
