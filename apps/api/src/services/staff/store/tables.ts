import type { Input } from '@kandil/contract';
import type { NodeState, Party } from '@kandil/contract/control/system';
import type { nodeSeen } from '@kandil/contract/internal';
import type { Role } from '@kandil/contract/staff/permissions';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { ChallengeKind } from '../rules/challenge.ts';
import type * as generated from './tables.generated.ts';

type NodeFacts = Input<typeof nodeSeen>;
export type NodeDisk = NonNullable<NodeFacts['disk']>;
export type NodeBackup = NonNullable<NodeFacts['backup']>;

/** Tables of the schema `staff`, with the closed unions that the database stores as text. */
export type StaffTables = WithColumns<
  generated.StaffTables,
  {
    account: { role: Role };
    audit: { role: Role | null; changes: Record<string, unknown> };
    challenge: { kind: ChallengeKind };
    invitation: { role: Role };
    node: { state: NodeState; disk: NodeDisk | null; backup: NodeBackup | null };
    party: { name: Party };
  }
>;

/** The database or a transaction. */
export type Executor = Kysely<StaffTables>;
export type AccountRow = Selectable<StaffTables['account']>;
export type AuditRow = Selectable<StaffTables['audit']>;
export type NewAuditRow = Insertable<StaffTables['audit']>;
export type InvitationRow = Selectable<StaffTables['invitation']>;
export type NodeRow = Selectable<StaffTables['node']>;
export type PartyRow = Selectable<StaffTables['party']>;
export type PasskeyRow = Selectable<StaffTables['passkey']>;
export type NewPasskey = Insertable<StaffTables['passkey']>;
export type SessionRow = Selectable<StaffTables['session']>;
