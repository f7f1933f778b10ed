import type { ProfileType } from '../store/profiles.ts';

/** The avatars that are drawn (`avatars` of `demo/art.json`); each one's picture is `avatars/<id>.webp` of the art. */
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
    imageUrl: `avatars/${avatarId}.webp`,
    profileType,
  }));

export const AVATARS: readonly Avatar[] = [...ofKind('ADULT'), ...ofKind('KIDS')];

export function isAvatar(id: string): boolean {
  return AVATARS.some((avatar) => avatar.avatarId === id);
}

/** The avatar of the profile an account is born with: one of those for adults, the same for the same account. */
export function avatarOf(accountId: string): string {
  const index = Number.parseInt(accountId.slice(-4), 16) % IDS.ADULT.length;
  return IDS.ADULT[index] ?? 'lantern';
}
