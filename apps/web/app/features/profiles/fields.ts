import type { LanguageCode } from '@kandil/i18n';
import type { Profile } from '#app/data/start/profile-rule.ts';
import type { Avatar } from './load.ts';

/** What stands in the editor. */
export interface ProfileValues {
  profileName: string;
  avatarId: string;
  langCode: string;
  autoNextEpisode: boolean;
  autoPreview: boolean;
  kids: boolean;
}

interface Gallery {
  avatars: readonly Avatar[];
  /** Ids that nobody in the account uses. */
  free: readonly string[];
}

/** The picture to begin with in a kind of profile: the one it has if that fits, else the first that is free. */
export function fittingAvatar(
  kids: boolean,
  { avatars, free, saved }: Gallery & { saved: string | null },
): string {
  const ids = avatars
    .filter(({ profileType }) => (profileType === 'KIDS') === kids)
    .map(({ avatarId }) => avatarId);
  const own = ids.find((id) => id === saved);
  return own ?? ids.find((id) => free.includes(id)) ?? ids[0] ?? '';
}

/** A new profile speaks the language one is reading. */
export function valuesOf(
  profile: Profile | null,
  { language, ...gallery }: Gallery & { language: LanguageCode },
): ProfileValues {
  if (!profile)
    return {
      profileName: '',
      avatarId: fittingAvatar(false, { ...gallery, saved: null }),
      langCode: language,
      autoNextEpisode: true,
      autoPreview: true,
      kids: false,
    };
  const { profileName, avatarId, langCode, autoNextEpisode, autoPreview, profileType } = profile;
  const kids = profileType === 'KIDS';
  return { profileName, avatarId, langCode, autoNextEpisode, autoPreview, kids };
}
