import type { Data } from '@kandil/contract';
import type * as staff from '@kandil/contract/staff';
import { permissionsOf } from '@kandil/contract/staff/permissions';
import { confirmedUntil } from '../rules/lifetimes.ts';
import type { MemberRow } from '../store/accounts.ts';
import type { AccountRow, PasskeyRow, SessionRow } from '../store/tables.ts';

type Self = NonNullable<Data<typeof staff.me>>;
type Member = Data<typeof staff.roleSet>;

const moment = (at: Date | null): string | null => at && at.toISOString();

export const passkeyOf = ({ id, name, created_at: created, used_at: used }: PasskeyRow) => ({
  id,
  name,
  createdAt: created.toISOString(),
  usedAt: moment(used),
});

/** Somebody as their own session shows them. */
export function selfOf(
  { id, name, mail, role }: AccountRow,
  session: SessionRow,
  passkeys: readonly PasskeyRow[],
): Self {
  return {
    id,
    name,
    mail,
    role,
    permissions: permissionsOf(role),
    confirmedUntil: confirmedUntil(session).toISOString(),
    passkeys: passkeys.map(passkeyOf),
  };
}

export const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  name: row.name,
  mail: row.mail,
  role: row.role,
  createdAt: row.created_at.toISOString(),
  seenAt: moment(row.seen_at),
  passkeys: row.passkeys,
  dismissedAt: moment(row.dismissed_at),
});
