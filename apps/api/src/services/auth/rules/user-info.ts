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
interface Changing {
  account: { msisdn_verified_at: Date | null; country_code: string; country_changed_at: Date | null };
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the catalogue depends on the country. */
  countryMatters: boolean;
}

/** Whether the account may move to another country now (SPEC-D59). The first move is free: sign-up only guesses. */
const mayMove = ({ account, now, countryMatters }: Changing): boolean =>
  !countryMatters ||
  account.country_changed_at === null ||
  now - account.country_changed_at.getTime() >= COUNTRY_STAYS;

/**
 * The columns of an account that the given fields change. A new phone number is unverified. A verified number is never
 * replaced by one that was only typed: the owner may have no other login name.
 * @throws Refusal INVALID_INPUT naming the fields; COUNTRY_LIMIT of `countryCode` for a second country within 30 days
 */
export function accountChange(
  changing: Changing,
  { fullName, msisdn, countryCode }: UserInfoInput,
): Change {
  const name = fullName === undefined ? undefined : parseName(fullName);
  const { account, now } = changing;
  const country = countryCode?.toUpperCase();
  const moves = country !== undefined && account.country_code !== '' && country !== account.country_code;
  const fields: Record<string, ErrorCode> = {
    ...(name === null && { fullName: 'INVALID_INPUT' }),
    ...(country !== undefined && !/^[A-Z]{2}$/.test(country) && { countryCode: 'INVALID_INPUT' }),
    ...(moves && !mayMove(changing) && { countryCode: 'COUNTRY_LIMIT' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields });
  return {
    ...(name && { full_name: name }),
    ...(country && { country_code: country }),
    ...(moves && { country_changed_at: new Date(now) }),
    ...(msisdn !== undefined && !account.msisdn_verified_at && { msisdn }),
  };
}
