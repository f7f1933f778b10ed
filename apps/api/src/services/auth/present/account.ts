import { dateText } from '@kandil/i18n/formats';
import type { Account, Profile, Subscription } from '@kandil/contract/auth/entities';
import { AGE_STEPS, type AgeStep } from '@kandil/contract/child-limits';
import type { ActingProfile } from '@kandil/contract/internal';
import type { AccountRow } from '../store/accounts.ts';
import type { ProfileRow } from '../account/store/profiles.ts';
import { isolated } from '../../../platform/text.ts';
import { wordsOf } from '../../../platform/words.ts';

export function presentProfile(row: Omit<ProfileRow, 'created_at'>): Profile {
  return {
    id: row.id,
    profileId: row.id,
    profileName: row.name,
    avatarId: row.avatar_id,
    langCode: row.language,
    autoNextEpisode: row.auto_next_episode,
    autoPreview: row.auto_preview,
    audioDescription: row.audio_description,
    subtitlesForDeaf: row.subtitles_for_deaf,
    profileType: row.kind,
    isDefaultProfile: row.is_default,
    hasPin: row.pin_hash !== null,
    screenTime: row.kind === 'KIDS' ? row.screen_time : null,
    maxAge: row.kind === 'KIDS' ? stepOf(row.max_age) : null,
    hasAllowList: row.kind === 'KIDS' && row.allow_list !== null,
  };
}

/** The database checks the column. */
const stepOf = (age: number): AgeStep => AGE_STEPS.find((step) => step === age) ?? AGE_STEPS[0];

/** A profile for other services, with what its limits need. */
export const presentActing = (row: Omit<ProfileRow, 'created_at'>): ActingProfile => ({
  ...presentProfile(row),
  allowList: row.kind === 'KIDS' ? row.allow_list : null,
});

export interface AccountView {
  account: AccountRow;
  profiles: readonly ProfileRow[];
  entered: number | null;
  subscription: Subscription | null;
  language: string;
  /** Of the one-time code that is due. */
  otpRetryAfter: number | null;
  /** Whether the caller's device is within the device limit (ROLE-04). */
  deviceAllowed: boolean;
  /** The address that a mailed link waits to confirm. */
  awaited: string | null;
}

export function presentAccount({
  account,
  profiles,
  entered,
  subscription,
  language,
  otpRetryAfter,
  deviceAllowed,
  awaited,
}: AccountView): Account {
  const words = wordsOf(language);
  return {
    userId: account.id,
    otpRequired: account.confirmed_at === null,
    otpRetryAfter,
    email: account.email,
    msisdn: account.msisdn,
    fullName: account.full_name,
    countryCode: account.country_code,
    userProfile: profiles.map(presentProfile),
    enteredProfileId: entered,
    subscription,
    userAction:
      account.confirmed_at === null
        ? { actionType: 'OTP', warningText: words('otp.reminder') }
        : null,
    userWarningAction: warningOf(account, deviceAllowed, language),
    emailVerifyAction: verifyActionOf(account, awaited, language),
    hasPassword: account.password_hash !== null,
    msisdnVerified: account.msisdn_verified_at !== null,
    deletionAt: account.delete_at?.toISOString() ?? null,
  };
}

/** The own address that is not confirmed, or the one that the account asked to change to (SPEC-D53). */
function verifyActionOf(
  { email, email_verified_at }: AccountRow,
  awaited: string | null,
  language: string,
): Account['emailVerifyAction'] {
  const words = wordsOf(language);
  const actionType = 'EMAIL_VERIFY';
  if (email !== null && email_verified_at === null)
    return { actionType, email: awaited ?? email, warningText: words('verify.reminder') };
  if (awaited === null) return null;
  const warningText = words('verify.reminderOfChange', { email: isolated(awaited) });
  return { actionType, email: awaited, warningText };
}

/** The account without what belongs to its owner: name, addresses, plan, warnings. */
export function forChild(account: Account, profileName: string): Account {
  const { subscription } = account;
  const plan = { productCode: '', paymentGatewayCode: '', expiryDate: '', subscriptionCode: '' };
  return {
    ...account,
    fullName: profileName,
    email: null,
    msisdn: null,
    subscription: subscription && { ...subscription, ...plan },
    userAction: null,
    userWarningAction: null,
    emailVerifyAction: null,
    deletionAt: null,
  };
}

/** A pending deletion takes precedence over other warnings. */
function warningOf(
  { delete_at }: AccountRow,
  deviceAllowed: boolean,
  language: string,
): Account['userWarningAction'] {
  const words = wordsOf(language);
  if (delete_at) {
    const date = dateText(delete_at, language, 'UTC');
    return { actionType: 'DELETION', warningText: words('deletion.reminder', { date }) };
  }
  return deviceAllowed ? null : { actionType: 'DEVICES', warningText: words('device.overLimit') };
}
