import { personSetAsideLift as call } from '@kandil/contract/control/account-acts';
import { dateText } from '@kandil/i18n/formats';
import { takeWarningBack } from '../../account/store/access-ends.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { sendNotice } from '../../jobs/jobs.ts';
import { recordEvent } from '../../store/events.ts';
import { setAsideOf, setLift } from '../../store/set-aside.ts';
import { actOn, BY_STAFF, nothingToDo } from '../flows/acts.ts';
import { liftOf } from '../rules/acts.ts';
import type { AuthWorld } from '../../world.ts';

export const personSetAsideLift = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const liftsAt = await actOn(world, context, {
      call,
      input,
      fields: ['setAside'],
      async work(trx, { id: accountId, language }, now) {
        const row = await setAsideOf(trx, accountId, now);
        if (!row || row.lifts_at) throw nothingToDo();
        const to = liftOf(now);
        await setLift(trx, accountId, { from: null, to });
        await takeWarningBack(trx, accountId);
        await recordEvent(trx, { kind: 'SET_ASIDE_LIFTED', accountId, origin: BY_STAFF, at: now });
        await world.queue.enqueue(trx, sendNotice, {
          accountId,
          notice: 'setAside.ends',
          params: { date: dateText(to, language, 'UTC'), support: world.config.supportEmail },
        });
        return to;
      },
    });
    return { data: { liftsAt: liftsAt.toISOString() } };
  },
);
