import { personResend as call } from '@kandil/contract/control/account-acts';
import { handle } from '../../../../platform/http/handler.ts';
import { deliveryKey, openCode, openEmailLink } from '../../flows/codes.ts';
import { limitStaffDelivery } from '../../flows/limits.ts';
import { actOn, nothingToDo } from '../flows/acts.ts';
import { awaitedOf } from '../rules/acts.ts';
import type { AuthWorld } from '../../world.ts';

/** The limits are those of the member's own requests, so that two who press at once send one. */
export const personResend = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const kind = await actOn(world, context, {
      call,
      input,
      fields: [],
      async before(account) {
        if (!awaitedOf(account)) throw nothingToDo();
        await limitStaffDelivery(world, deliveryKey(account));
      },
      async work(trx, account) {
        const awaited = awaitedOf(account);
        const { id, email, language } = account;
        if (awaited === 'CODE') await openCode(trx, world, account, language);
        else if (awaited && email) await openEmailLink(trx, world, id, email, language);
        else throw nothingToDo();
        return awaited;
      },
    });
    return { data: { kind } };
  },
);
