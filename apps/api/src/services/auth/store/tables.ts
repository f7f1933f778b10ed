import type { MAIL_OUTCOMES } from '@kandil/contract/control/auth';
import type { Maintenance, SwitchName } from '@kandil/contract/control/settings';
import type { MAIL_FAILURES } from '@kandil/contract/internal';
import type { ScreenTime } from '@kandil/contract/screen-time';
import type { Role } from '@kandil/contract/staff/permissions';
import type { ColumnType, Kysely } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { ProfileType } from '../account/rules/profile.ts';
import type * as generated from './tables.generated.ts';

/** Tables of the schema `auth`, with the closed unions that the database stores as text. */
export type AuthTables = WithColumns<
  generated.AuthTables,
  {
    profiles: {
      kind: ProfileType;
      screen_time: ColumnType<ScreenTime | null, string | null, string | null>;
    };
    sent_mail: {
      outcome: (typeof MAIL_OUTCOMES)[number];
      failure: (typeof MAIL_FAILURES)[number] | null;
    };
    staff_look: { role: Role };
    terms_notice: { summaries: ColumnType<Record<string, string>, string, never> };
    terms_notified: { channel: 'MAIL' | 'SMS' | null };
    switch: {
      name: SwitchName | 'NOTICE';
      value: ColumnType<boolean | Maintenance | null, string | null, string | null>;
    };
  }
>;

/** The database or a transaction. */
export type Executor = Kysely<AuthTables>;
