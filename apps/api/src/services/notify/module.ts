import type * as controlCalls from '@kandil/contract/control/notify';
import type * as savedAnswerCalls from '@kandil/contract/control/saved-answers';
import type * as notify from '@kandil/contract/notify';
import type { Handlers } from '../../platform/http/handler.ts';
import type { HookHandlers } from '../../platform/http/hook.ts';
import { defineModule } from '../../platform/module.ts';
import { dataExport } from './calls/data-export.ts';
import { endSessions } from './calls/end-sessions.ts';
import { episodeMailsLink } from './calls/episode-mails-link.ts';
import { episodeMailsSet } from './calls/episode-mails-set.ts';
import { episodeMailsStop } from './calls/episode-mails-stop.ts';
import { episodesPublished } from './calls/episodes-published.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { forgetProfiles } from './calls/forget-profiles.ts';
import { notificationSettings } from './calls/notification-settings.ts';
import { personSupport } from './calls/person-support.ts';
import { pushKey } from './calls/push-key.ts';
import { pushRenew } from './calls/push-renew.ts';
import { pushSubscribe } from './calls/push-subscribe.ts';
import { pushUnsubscribe } from './calls/push-unsubscribe.ts';
import { savedAnswerDelete } from './calls/saved-answer-delete.ts';
import { savedAnswers } from './calls/saved-answers.ts';
import { savedAnswerSave } from './calls/saved-answer-save.ts';
import { supportFile } from './calls/support-file.ts';
import { supportLimitCheck } from './calls/support-limit-check.ts';
import { supportSubjects } from './calls/support-subjects.ts';
import { supportTicket } from './calls/support-ticket.ts';
import { supportTicketReply } from './calls/support-ticket-reply.ts';
import { supportTickets } from './calls/support-tickets.ts';
import { supportTicketSave } from './calls/support-ticket-save.ts';
import { ticketOwner } from './calls/ticket-owner.ts';
import { ticket } from './calls/ticket.ts';
import { ticketAnswer } from './calls/ticket-answer.ts';
import { ticketAssign } from './calls/ticket-assign.ts';
import { ticketFileLink } from './calls/ticket-file-link.ts';
import { ticketNote } from './calls/ticket-note.ts';
import { tickets } from './calls/tickets.ts';
import { ticketState } from './calls/ticket-state.ts';
import { titleReports } from './calls/title-reports.ts';
import { acknowledgeHandler } from './handlers/acknowledge.ts';
import { announceHandler } from './handlers/announce.ts';
import * as jobs from './jobs/jobs.ts';
import { TIDY_PUSH_CRON, TIDY_TICKETS_CRON, tidyPush, tidyTickets } from './jobs/jobs.ts';
import { mailAnswerHandler } from './handlers/mail-answer.ts';
import { mailReplyHandler } from './handlers/mail-reply.ts';
import { mailEpisodesHandler } from './handlers/mail-episodes.ts';
import { mailOperatorHandler } from './handlers/mail-operator.ts';
import { sendPushHandler } from './handlers/send-push.ts';
import { tidyPushHandler } from './handlers/tidy-push.ts';
import { tidyTicketsHandler } from './handlers/tidy-tickets.ts';
import { createWorld, type NotifyWorld } from './world.ts';

const calls: Handlers<typeof notify, NotifyWorld> = {
  episodeMailsSet,
  episodeMailsStop,
  notificationSettings,
  pushKey,
  pushRenew,
  pushSubscribe,
  pushUnsubscribe,
  supportLimitCheck,
  supportSubjects,
  supportTicket,
  supportTicketReply,
  supportTickets,
  supportTicketSave,
};

const control: Handlers<typeof controlCalls & typeof savedAnswerCalls, NotifyWorld> = {
  savedAnswerDelete,
  savedAnswers,
  savedAnswerSave,
  ticket,
  ticketAnswer,
  ticketAssign,
  ticketFileLink,
  ticketNote,
  tickets,
  ticketState,
  titleReports,
};

const hooks: HookHandlers<typeof notify, NotifyWorld> = { episodeMailsLink, supportFile };

/** The notify service: messages to our support, and notifications of new episodes. */
export const notifyModule = defineModule({
  name: 'notify',
  schema: 'notify',
  migrations: new URL('migrations', import.meta.url),
  calls,
  control,
  internal: {
    dataExport,
    endSessions,
    episodesPublished,
    forgetAccount,
    forgetProfiles,
    personSupport,
    ticketOwner,
  },
  hooks,
  jobs: [
    acknowledgeHandler,
    announceHandler,
    mailAnswerHandler,
    mailEpisodesHandler,
    mailOperatorHandler,
    mailReplyHandler,
    sendPushHandler,
    tidyPushHandler,
    tidyTicketsHandler,
  ],
  queues: [jobs],
  schedules: [
    { job: tidyTickets, cron: TIDY_TICKETS_CRON },
    { job: tidyPush, cron: TIDY_PUSH_CRON },
  ],
  createWorld,
});
