import { found, Refusal } from '@kandil/contract';
import {
  FREE_GRANT_DAYS,
  grantGive as call,
  MOST_GRANT_DAYS,
} from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import type { Staff } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { requireOpened } from '../../../platform/http/opened.ts';
import { daysLeft, giftMail, givenTo } from '../flows/grants.ts';
import { sendMail } from '../jobs/jobs.ts';
import { standingOf } from '../rules/standing.ts';
import { grantOwner, insertGrant } from '../store/access.ts';
import { planBy } from '../store/catalogue.ts';
import { isForgotten } from '../store/forgotten.ts';
import { lockOwner } from '../store/subscriptions.ts';
import type { Executor } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

interface GiftOrder {
  id: string;
  planCode: string;
  days: number;
}

const wrong = (field: string) =>
  new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });

/** @throws Refusal NOT_FOUND, INVALID_INPUT, CONFIRM_REQUIRED */
async function checkGift(
  trx: Executor,
  { id, planCode, days }: GiftOrder,
  { isConfirmed }: Staff,
  now: number,
): Promise<void> {
  if (await isForgotten(trx, id)) throw new Refusal('NOT_FOUND');
  const given = await givenTo(trx, id);
  const isOwn = standingOf(given.subscriptions, now)?.row.plan_code === planCode;
  const plan = await planBy(trx, planCode);
  if (!plan || (!plan.sold && !isOwn)) throw wrong('planCode');
  const ahead = daysLeft(given.uses, now) + days;
  if (ahead > MOST_GRANT_DAYS) throw wrong('days');
  if (ahead > FREE_GRANT_DAYS && !isConfirmed) throw new Refusal('CONFIRM_REQUIRED');
}

export const grantGive = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id, key, planCode, days, reason }, context, world }) => {
    await requireOpened(world, context, id);
    const staff = staffOf(context);
    await transaction(world.db, async (trx) => {
      // One after the other, so that two who give at once see each other's days.
      await lockOwner(trx, id);
      const before = await grantOwner(trx, key);
      if (before !== null) {
        found(before === id ? before : null);
        return;
      }
      await checkGift(trx, { id, planCode, days }, staff, world.now());
      const grant = { id: key, user_id: id, plan_code: planCode, days, reason: reason.trim() };
      const given = { given_by: staff.id, given_at: new Date(world.now()) };
      if (!(await insertGrant(trx, { ...grant, ...given }))) throw wrong('key');
      const gift = { id: key, userId: id, planCode, days };
      const mail = giftMail(gift, await givenTo(trx, id), 'EXTRA_DAYS', world.now());
      await world.queue.enqueueAll(trx, sendMail, [mail]);
      await audited(world, trx, context, {
        call,
        subject: `account:${id}`,
        changes: { days, plan: planCode, grant: key },
        reason: reason.trim(),
      });
    });
    return { data: null };
  },
);
