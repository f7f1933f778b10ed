import type * as notify from '@kandil/contract/notify';
import type { Handlers } from '../../platform/http/handler.ts';
import type { HookHandlers } from '../../platform/http/hook.ts';
import { defineModule } from '../../platform/module.ts';
import { dataExport } from './calls/data-export.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { supportFile } from './calls/support-file.ts';
import { supportLimitCheck } from './calls/support-limit-check.ts';
import { supportSubjects } from './calls/support-subjects.ts';
import { supportTicketSave } from './calls/support-ticket-save.ts';
import { acknowledgeHandler } from './jobs/acknowledge.ts';
import { TIDY_TICKETS_CRON, tidyTickets } from './jobs/jobs.ts';
import { mailOperatorHandler } from './jobs/mail-operator.ts';
import { tidyTicketsHandler } from './jobs/tidy-tickets.ts';
import { createWorld, type NotifyWorld } from './world.ts';

const calls: Handlers<typeof notify, NotifyWorld> = {
  supportLimitCheck,
  supportSubjects,
  supportTicketSave,
};

const hooks: HookHandlers<typeof notify, NotifyWorld> = { supportFile };

/** The notify service: messages to our support. */
export const notifyModule = defineModule({
  name: 'notify',
  schema: 'notify',
  migrations: new URL('migrations', import.meta.url),
  calls,
  internal: { dataExport, forgetAccount },
  hooks,
  jobs: [acknowledgeHandler, mailOperatorHandler, tidyTicketsHandler],
  schedules: [{ job: tidyTickets, cron: TIDY_TICKETS_CRON }],
  createWorld,
});
