import type { TITLE_PROBLEMS } from '@kandil/contract/notify';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { Subject } from '../rules/subjects.ts';
import type * as generated from './tables.generated.ts';

/** Tables of the schema `notify`, with the closed unions that the database stores as text. */
export type NotifyTables = WithColumns<
  generated.NotifyTables,
  { ticket: { subject: Subject; problem: (typeof TITLE_PROBLEMS)[number] | null } }
>;

/** The database or a transaction. */
export type Executor = Kysely<NotifyTables>;
export type TicketRow = Selectable<NotifyTables['ticket']>;
export type NewTicket = Insertable<NotifyTables['ticket']>;
export type PushSubscriptionRow = Selectable<NotifyTables['push_subscription']>;
export type NewPushSubscription = Insertable<NotifyTables['push_subscription']>;
export type EpisodeMailRow = Selectable<NotifyTables['episode_mail']>;
export type NoticeRow = Selectable<NotifyTables['push_notice']>;
