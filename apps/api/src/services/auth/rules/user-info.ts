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
  msisdn?: string;
}

/**
 * The columns of an account that the given fields change. A new phone number is unverified. A verified number is never
 * replaced by one that was only typed: the owner may have no other login name.
 * @throws Refusal INVALID_INPUT naming the fields
 */
export function accountChange(
  account: { msisdn_verified_at: Date | null },
  { fullName, msisdn, countryCode }: UserInfoInput,
): Change {
  const name = fullName === undefined ? undefined : parseName(fullName);
  const country = countryCode?.toUpperCase();
  const fields: Record<string, ErrorCode> = {
    ...(name === null && { fullName: 'INVALID_INPUT' }),
    ...(country !== undefined && !/^[A-Z]{2}$/.test(country) && { countryCode: 'INVALID_INPUT' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields });
  return {
    ...(name && { full_name: name }),
    ...(country && { country_code: country }),
    ...(msisdn !== undefined && !account.msisdn_verified_at && { msisdn }),
  };
}
