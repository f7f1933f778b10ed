import type { TITLE_PROBLEMS, TicketState } from '@kandil/contract/notify';
import type { ColumnType, Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { WithColumns } from '../../../platform/database/table-types.ts';
import type { Subject } from '../rules/subjects.ts';
import type * as generated from './tables.generated.ts';

/** NOTE: from staff to staff, never shown to the member. */
export type Author = 'MEMBER' | 'STAFF' | 'NOTE';

/** Tables of the schema `notify`, with the closed unions that the database stores as text. */
export type NotifyTables = WithColumns<
  generated.NotifyTables,
  {
    ticket: {
      subject: Subject;
      problem: (typeof TITLE_PROBLEMS)[number] | null;
      state: ColumnType<TicketState, TicketState | undefined, TicketState>;
    };
    ticket_message: { author: Author };
  }
>;

/** The database or a transaction. */
export type Executor = Kysely<NotifyTables>;
export type TicketRow = Selectable<NotifyTables['ticket']>;
export type NewTicket = Insertable<NotifyTables['ticket']>;
export type TicketChange = Updateable<NotifyTables['ticket']>;
export type MessageRow = Selectable<NotifyTables['ticket_message']>;
export type NewMessage = Insertable<NotifyTables['ticket_message']>;
export type SavedAnswerRow = Selectable<NotifyTables['saved_answer']>;
export type PushSubscriptionRow = Selectable<NotifyTables['push_subscription']>;
export type NewPushSubscription = Insertable<NotifyTables['push_subscription']>;
export type EpisodeMailRow = Selectable<NotifyTables['episode_mail']>;
export type NoticeRow = Selectable<NotifyTables['push_notice']>;
