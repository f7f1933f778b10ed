import * as notify from '@kandil/contract/notify';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';

const handlers: Handlers<typeof notify, null> = {
  supportLimitCheck: later(notify.supportLimitCheck),
  supportSubjects: later(notify.supportSubjects),
  supportTicketSave: later(notify.supportTicketSave),
};

/** The notify service: messages to our support. */
export function notifyService(): Service {
  return defineService('notify', null, handlers);
}
