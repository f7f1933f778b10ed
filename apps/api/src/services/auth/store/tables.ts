import type { ScreenTime } from '@kandil/contract/screen-time';
import type { ColumnType, Kysely } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { ProfileType } from '../account/rules/profile.ts';
import type * as generated from './tables.generated.ts';

/** Tables of the schema `auth`, with the closed union that the database stores as text. */
export type AuthTables = WithColumns<
  generated.AuthTables,
  {
    profiles: {
      kind: ProfileType;
      screen_time: ColumnType<ScreenTime | null, string | null, string | null>;
    };
  }
>;

/** The database or a transaction. */
export type Executor = Kysely<AuthTables>;
