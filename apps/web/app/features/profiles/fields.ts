import { AGE_STEPS, USUAL_AGE } from '@kandil/contract/child-limits';
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
  audioDescription: boolean;
  subtitlesForDeaf: boolean;
  kids: boolean;
  /** Years, as text. */
  maxAge: string;
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
      audioDescription: false,
      subtitlesForDeaf: false,
      kids: false,
      maxAge: String(USUAL_AGE),
      ...screenTimeValues(null),
    };
  return {
    profileName: profile.profileName,
    avatarId: profile.avatarId,
    langCode: profile.langCode,
    autoNextEpisode: profile.autoNextEpisode,
    autoPreview: profile.autoPreview,
    audioDescription: profile.audioDescription,
    subtitlesForDeaf: profile.subtitlesForDeaf,
    kids: profile.profileType === 'KIDS',
    maxAge: String(profile.maxAge ?? USUAL_AGE),
    ...screenTimeValues(profile.screenTime),
  };
}

/** The values as the service saves them; only a child has limits. */
export function savedFields(values: ProfileValues) {
  const { kids } = values;
  return {
    avatarId: values.avatarId,
    langCode: values.langCode,
    autoNextEpisode: values.autoNextEpisode,
    autoPreview: values.autoPreview,
    audioDescription: values.audioDescription,
    subtitlesForDeaf: values.subtitlesForDeaf,
    screenTime: kids ? screenTimeOf(values) : null,
    maxAge: AGE_STEPS.find((step) => String(step) === values.maxAge) ?? USUAL_AGE,
    profileName: values.profileName.trim(),
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
