import { auth, type ErrorCode, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { accountView } from '../flows/account-view.ts';
import { askEmailChange } from '../flows/email-change.ts';
import { limitSession } from '../flows/limits.ts';
import { memberOf } from '../flows/member.ts';
import { parseName } from '../rules/name.ts';
import { type AccountRow, updateAccount } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

interface Given {
  fullName?: string | undefined;
  msisdn?: string | undefined;
  countryCode?: string | undefined;
}

/** Changes the fields that are given. A new e-mail address waits for its link; a new phone number is unverified. */
export const userInfo = handle<AuthWorld, typeof auth.userInfo>(auth.userInfo, async ({ input, context, world }) => {
  const { account, session } = await memberOf(world, context);
  const change = changeOf(account, input);
  await limitSession(world, 'userInfo', session.id);
  if (input.email !== undefined) await askEmailChange(world, context, account, input.email);
  const changed = Object.keys(change).length === 0 ? account : await updateAccount(world.db, account.id, change);
  return { data: await accountView(world, changed, context.language) };
});

function changeOf(account: AccountRow, { fullName, msisdn, countryCode }: Given): Partial<AccountRow> {
  const name = fullName === undefined ? account.full_name : parseName(fullName);
  const country = countryCode?.toUpperCase() ?? account.country_code;
  const fields: Record<string, ErrorCode> = {};
  if (name === null) fields['fullName'] = 'INVALID_INPUT';
  if (countryCode !== undefined && !/^[A-Z]{2}$/.test(country)) fields['countryCode'] = 'INVALID_INPUT';
  if (name === null || Object.keys(fields).length > 0) throw new Refusal('INVALID_INPUT', { fields });
  return {
    ...(name !== account.full_name && { full_name: name }),
    ...(country !== account.country_code && { country_code: country }),
    ...(msisdn !== undefined && msisdn !== account.msisdn && { msisdn, msisdn_verified_at: null }),
  };
}
