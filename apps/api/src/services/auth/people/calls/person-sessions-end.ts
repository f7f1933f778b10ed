import { personSessionsEnd as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { signOutEverywhere } from '../../flows/sign-out.ts';
import { recordEvent } from '../../store/events.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import type { AuthWorld } from '../../world.ts';

/** The lock of the account serialises it with sign-ins. */
export const personSessionsEnd = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const ended = await actOn(world, context, {
      call,
      input,
      fields: ['sessions'],
      async work(trx, { id: accountId }, now) {
        const count = await signOutEverywhere(trx, world, { accountId, reason: 'ENDED', now });
        if (count === 0) throw nothingToDo();
        await recordEvent(trx, { kind: 'SESSIONS_ENDED', accountId, origin: BY_STAFF, at: now });
        return count;
      },
    });
    return { data: { ended } };
  },
);
