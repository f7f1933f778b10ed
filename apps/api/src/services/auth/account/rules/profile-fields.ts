import { type ErrorCode, Refusal } from '@kandil/contract';
import type { Profile } from '@kandil/contract/auth/entities';
import type { AgeStep } from '@kandil/contract/child-limits';
import type { ScreenTime } from '@kandil/contract/screen-time';
import { isLanguageCode } from '@kandil/i18n';
import { isZone } from '../../../../platform/local-time.ts';
import { isAvatar } from './avatars.ts';
import { parseName } from '../../rules/name.ts';
import type { ProfileFields } from './profile.ts';

/** The profile fields that a member can set. */
export type GivenProfile = Pick<
  Profile,
  | 'profileName'
  | 'avatarId'
  | 'langCode'
  | 'autoNextEpisode'
  | 'autoPreview'
  | 'audioDescription'
  | 'subtitlesForDeaf'
  | 'profileType'
  | 'screenTime'
> & { maxAge: AgeStep };
type Columns = Omit<ProfileFields, 'is_default'>;
type Optional<T> = { [K in keyof T]?: T[K] | undefined };

/** The columns of a complete profile. @throws Refusal INVALID_INPUT naming the fields */
export function profileColumns(given: GivenProfile): Columns {
  const { name = '', screen_time = null } = checkedColumns(given);
  return {
    name,
    avatar_id: given.avatarId,
    language: given.langCode,
    auto_next_episode: given.autoNextEpisode,
    auto_preview: given.autoPreview,
    audio_description: given.audioDescription,
    subtitles_for_deaf: given.subtitlesForDeaf,
    kind: given.profileType,
    screen_time,
    max_age: given.maxAge,
  };
}

/** The columns that the given fields change. @throws Refusal INVALID_INPUT naming the fields */
export function checkedColumns(given: Optional<GivenProfile>): Partial<Columns> {
  const name = given.profileName === undefined ? undefined : parseName(given.profileName);
  const fields: Record<string, ErrorCode> = {};
  if (name === null) fields['profileName'] = 'INVALID_INPUT';
  if (given.avatarId !== undefined && !isAvatar(given.avatarId))
    fields['avatarId'] = 'INVALID_INPUT';
  if (given.langCode !== undefined && !isLanguageCode(given.langCode))
    fields['langCode'] = 'INVALID_INPUT';
  if (given.screenTime && !isScreenTime(given.screenTime)) fields['screenTime'] = 'INVALID_INPUT';
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields });
  return definedOnly({
    name: name ?? undefined,
    avatar_id: given.avatarId,
    language: given.langCode,
    auto_next_episode: given.autoNextEpisode,
    auto_preview: given.autoPreview,
    audio_description: given.audioDescription,
    subtitles_for_deaf: given.subtitlesForDeaf,
    kind: given.profileType,
    screen_time: columnOf(given.screenTime),
    max_age: given.maxAge,
  });
}

/** Limits of nothing are none. */
function columnOf(screenTime: ScreenTime | null | undefined): string | null | undefined {
  if (screenTime === undefined) return undefined;
  const limits = screenTime && (screenTime.hours !== null || screenTime.dailyMinutes !== null);
  return limits ? JSON.stringify(screenTime) : null;
}

/** Hours end after they begin, on the same day, and the zone exists. */
function isScreenTime({ hours, zone }: ScreenTime): boolean {
  return isZone(zone) && (hours === null || hours.from < hours.until);
}

function definedOnly<T extends object>(values: Optional<T>): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
