import * as notify from '@kandil/contract/notify';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';

const calls: Handlers<typeof notify, null> = {
  supportLimitCheck: later(notify.supportLimitCheck),
  supportSubjects: later(notify.supportSubjects),
  supportTicketSave: later(notify.supportTicketSave),
};

/** The notify service: messages to our support. */
export const notifyModule = defineModule({
  name: 'notify',
  schema: null,
  migrations: null,
  calls,
  internal: {},
  jobs: [],
  schedules: [],
  createWorld: () => null,
});
