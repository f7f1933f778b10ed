import type { Data } from '@kandil/contract';
import type { person, personDevices, personLine } from '@kandil/contract/control/auth';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { wordsOf } from '../../../../platform/words.ts';
import { deviceName } from '../../account/rules/device-name.ts';
import { countryOfZone } from '../../rules/countries.ts';
import type { AccountRow } from '../../store/accounts.ts';
import type { SetAsideRow } from '../../store/set-aside.ts';
import type { AuthTables } from '../../store/tables.ts';
import { maskedMail, maskedName, maskedPhone } from '../../../../platform/http/masks.ts';
import { stateOf } from '../rules/state.ts';
import type { AccountParts } from '../store/account.ts';
import type { PersonRow } from '../store/people.ts';

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Plans by account; an account without one is left out. */
export type Plans = ReadonlyMap<string, { planTitle: string; isSuspended: boolean }>;

export const presentLine = (row: PersonRow, plans: Plans): z.output<typeof personLine> => ({
  id: row.id,
  name: maskedName(row.full_name),
  mail: row.email && maskedMail(row.email),
  phone: row.msisdn && maskedPhone(row.msisdn),
  state: stateOf(row),
  country: row.country_code,
  planTitle: plans.get(row.id)?.planTitle ?? null,
  isPlanSuspended: plans.get(row.id)?.isSuspended ?? false,
  since: row.created_at.toISOString(),
});

type OpenedAccount = Omit<NonNullable<Data<typeof person>['opened']>, 'until'>;

export const presentSetAside = (
  row: SetAsideRow,
): NonNullable<Data<typeof person>['setAside']> => ({
  since: row.since.toISOString(),
  reason: row.reason,
  liftsAt: isoOf(row.lifts_at),
});

/** Everything of the account that staff see; other members by their shortened name. */
export function presentOpened(account: AccountRow, parts: AccountParts): OpenedAccount {
  return {
    name: account.full_name,
    mail: account.email,
    mailVerifiedAt: isoOf(account.email_verified_at),
    phone: account.msisdn && `+${account.msisdn}`,
    phoneVerifiedAt: isoOf(account.msisdn_verified_at),
    language: account.language,
    createdAt: account.created_at.toISOString(),
    confirmedAt: isoOf(account.confirmed_at),
    suspendedAt: isoOf(account.disabled_at),
    deletionAt: isoOf(account.delete_at),
    profiles: parts.profiles.map(presentProfile),
    signIn: {
      hasPassword: account.password_hash !== null,
      identities: parts.identities.map((identity) => ({
        provider: identity.provider,
        mail: identity.email,
        since: identity.created_at.toISOString(),
        usedAt: identity.last_used_at.toISOString(),
      })),
    },
    family: presentFamily(account.id, parts),
  };
}

const presentProfile = (
  profile: AccountParts['profiles'][number],
): OpenedAccount['profiles'][number] => ({
  id: profile.id,
  name: profile.name,
  kind: profile.kind,
  maxAge: profile.kind === 'KIDS' ? profile.max_age : null,
  language: profile.language,
  isDefault: profile.is_default,
  hasPin: profile.pin_hash !== null,
});

function presentFamily(accountId: string, { family, openInvitations }: AccountParts) {
  const joined = family.find(({ account_id }) => account_id === accountId);
  return {
    owner: joined ? { id: joined.owner_id, name: maskedName(joined.owner_name) } : null,
    members: family
      .filter(({ owner_id }) => owner_id === accountId)
      .map((row) => ({
        id: row.account_id,
        name: maskedName(row.member_name),
        joinedAt: row.joined_at.toISOString(),
      })),
    openInvitations,
  };
}

type DeviceRow = Selectable<
  Pick<
    AuthTables['devices'],
    'device_id' | 'platform' | 'user_agent' | 'zone' | 'first_seen_at' | 'last_used_at'
  >
> & { sessions: string | null };

export const presentDevice = (
  row: DeviceRow,
  language: string,
): Data<typeof personDevices>['devices'][number] => ({
  id: row.device_id,
  name: deviceName({ userAgent: row.user_agent, platform: row.platform }, wordsOf(language)),
  platform: row.platform,
  country: countryOfZone(row.zone),
  usedAt: row.last_used_at.toISOString(),
  since: row.first_seen_at.toISOString(),
  sessions: Number(row.sessions ?? 0),
});
