import { personBlock as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { wordsOf } from '../../../../platform/words.ts';
import { signOutEverywhere } from '../../flows/sign-out.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { updateAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import type { AuthWorld } from '../../world.ts';

/** The block ends every session, and what they play and approved for televisions. */
export const personBlock = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    await actOn(world, context, {
      call,
      input,
      fields: ['disabledAt', 'sessions'],
      async work(trx, { id: accountId, disabled_at, language }, now) {
        if (disabled_at) throw nothingToDo();
        await updateAccount(trx, accountId, { disabled_at: now });
        await signOutEverywhere(trx, world, { accountId, reason: 'ENDED', now });
        await recordEvent(trx, { kind: 'BLOCKED', accountId, origin: BY_STAFF, at: now });
        await world.queue.enqueue(trx, sendNotice, {
          accountId,
          notice: 'account.blocked',
          params: {
            why: wordsOf(language)(`account.blocked.${input.cause}`),
            support: world.config.supportEmail,
          },
        });
      },
    });
    return { data: null };
  },
);
