import type { LanguageCode } from '@kandil/i18n';
import type { Profile } from '#app/data/start/profile-rule.ts';
import type { Avatar } from './load.ts';
import { screenTimeOf, type ScreenTimeValues, screenTimeValues } from './screen-time.ts';

/** The editor's values. */
export interface ProfileValues extends ScreenTimeValues {
  profileName: string;
  avatarId: string;
  langCode: string;
  autoNextEpisode: boolean;
  autoPreview: boolean;
  kids: boolean;
}

interface Gallery {
  avatars: readonly Avatar[];
  /** Ids of avatars that no profile of the account uses. */
  free: readonly string[];
}

/** The initial avatar for a type of profile: the current one if it fits, else the first unused one. */
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

/** A new profile gets the language of the page. */
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
      ...screenTimeValues(null),
    };
  const { profileName, avatarId, langCode, autoNextEpisode, autoPreview, profileType } = profile;
  const kids = profileType === 'KIDS';
  const limits = screenTimeValues(profile.screenTime);
  return { profileName, avatarId, langCode, autoNextEpisode, autoPreview, kids, ...limits };
}

/** The values as the service saves them; only a child has limits. */
export function savedFields(values: ProfileValues) {
  const { kids, profileName, avatarId, langCode, autoNextEpisode, autoPreview } = values;
  return {
    avatarId,
    langCode,
    autoNextEpisode,
    autoPreview,
    screenTime: kids ? screenTimeOf(values) : null,
    profileName: profileName.trim(),
    profileType: kids ? ('KIDS' as const) : ('ADULT' as const),
  };
}

/**
 * What follows on saving a profile: the page in its new language, or a PIN for what has become a child's profile.
 * @param before null: it is new
 * @param current whether it is this browser's profile
 */
export function followUp(
  saved: Profile,
  before: Profile | null,
  current: boolean,
): 'language' | 'pin' | null {
  if (current && saved.langCode !== before?.langCode) return 'language';
  const isNewChild = saved.profileType === 'KIDS' && before?.profileType !== 'KIDS';
  return isNewChild && !saved.hasPin ? 'pin' : null;
}
