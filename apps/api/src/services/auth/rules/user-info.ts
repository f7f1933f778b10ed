import { type ErrorCode, Refusal } from '@kandil/contract';
import { parseName } from './name.ts';

interface UserInfoInput {
  fullName?: string | undefined;
  msisdn?: string | undefined;
  countryCode?: string | undefined;
}

/** The columns of an account that a member can change. */
interface Change {
  full_name?: string;
  country_code?: string;
  country_changed_at?: Date;
  msisdn?: string;
}

/** Milliseconds between two countries of an account. */
const COUNTRY_STAYS = 30 * 24 * 3_600_000;

/** The account, and the circumstances of a change. */
interface Circumstances {
  account: {
    msisdn_verified_at: Date | null;
    country_code: string;
    country_changed_at: Date | null;
  };
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the catalogue depends on the country. */
  countryMatters: boolean;
}

/**
 * What a chosen country changes. Where titles depend on it, a member moves once in 30 days (SPEC-D59); the first move is free,
 * because sign-up only guesses.
 * @throws Refusal COUNTRY_LIMIT
 */
function countryChange({ account, now, countryMatters }: Circumstances, country: string): Change {
  const { country_code: before, country_changed_at: changedAt } = account;
  if (before === '' || before === country) return { country_code: country };
  const stays = changedAt !== null && now - changedAt.getTime() < COUNTRY_STAYS;
  if (countryMatters && stays) throw new Refusal('COUNTRY_LIMIT');
  return { country_code: country, country_changed_at: new Date(now) };
}

/**
 * The columns of an account that the given fields change. A new phone number is unverified. A verified number is never
 * replaced by one that was only typed: the owner may have no other login name.
 * @throws Refusal INVALID_INPUT naming the fields, COUNTRY_LIMIT
 */
export function accountChange(
  circumstances: Circumstances,
  { fullName, msisdn, countryCode }: UserInfoInput,
): Change {
  const name = fullName === undefined ? undefined : parseName(fullName);
  const country = countryCode?.toUpperCase();
  const fields: Record<string, ErrorCode> = {
    ...(name === null && { fullName: 'INVALID_INPUT' }),
    ...(country !== undefined && !/^[A-Z]{2}$/.test(country) && { countryCode: 'INVALID_INPUT' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields });
  const isPhoneFree = circumstances.account.msisdn_verified_at === null;
  return {
    ...(name && { full_name: name }),
    ...(country && countryChange(circumstances, country)),
    ...(msisdn !== undefined && isPhoneFree && { msisdn }),
  };
}
