import { personExportSend as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { EXPORT_MAIL_LIMIT } from '../../rules/limits.ts';
import { actOn, nothingToDo } from '../flows/acts.ts';
import { canExport } from '../rules/acts.ts';
import type { AuthWorld } from '../../world.ts';

/** The data stay with the member: the mail names the page, which asks for a session. */
export const personExportSend = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    await actOn(world, context, {
      call,
      input,
      fields: [],
      async before(account) {
        if (!canExport(account)) throw nothingToDo();
        await world.limiter.take(EXPORT_MAIL_LIMIT, account.id);
      },
      async work(trx, account) {
        if (!canExport(account)) throw nothingToDo();
        await world.queue.enqueue(trx, sendNotice, {
          accountId: account.id,
          notice: 'export.offered',
          params: { action: new URL('/settings#privacy', world.config.publicOrigin).href },
        });
      },
    });
    return { data: null };
  },
);
