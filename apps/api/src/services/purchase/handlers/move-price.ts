import type { Input } from '@kandil/contract';
import { cancelAtGateway, repriceAtGateway } from '@kandil/contract/internal';
import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { cancelLive } from '../flows/end.ts';
import { stoppedMail } from '../flows/price-notice.ts';
import { cancelSubscription, endUnagreed, movePrice, sendMail } from '../jobs/jobs.ts';
import { packageTitle } from '../present/titles.ts';
import { raiseStep } from '../rules/raise.ts';
import { packageBy, periodBy, planBy } from '../store/catalogue.ts';
import { changeNotice, noticeBy, type NoticeRow } from '../store/price-notices.ts';
import { raiseBy } from '../store/price-raises.ts';
import { lockOwner, subscriptionById, updateSubscription } from '../store/subscriptions.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

/**
 * Has the gateway charge the new price from the next period on, or the old one again. The gateway first: until it has
 * answered nothing changes here, and the job is repeated with the same key.
 */
export function movePriceHandler(world: PurchaseWorld): Handler {
  return handle(movePrice, async ({ noticeId, back }) => {
    const notice = await noticeBy(world.db, noticeId);
    const row = notice && (await subscriptionById(world.db, notice.subscription_id));
    if (!notice || !row || !isDue(row, notice, back, world.now())) return;
    const asked = await repricing(world.db, row, notice, back);
    const { gatewaySubsId } = await world.internal(repriceAtGateway, asked);
    await transaction(world.db, async (trx) => {
      await lockOwner(trx, row.user_id ?? row.id);
      if (gatewaySubsId === null) return refused(trx, world, row, notice, back);
      return moved(trx, world, { notice, back, gatewaySubsId });
    });
  });
}

function isDue(row: SubscriptionRow, notice: NoticeRow, back: boolean, now: number): boolean {
  if (back) return notice.state === 'MOVED' && row.status !== 'CANCELED';
  return raiseStep(row, notice, now) === 'MOVE';
}

async function repricing(
  db: Executor,
  row: SubscriptionRow,
  notice: NoticeRow,
  back: boolean,
): Promise<Input<typeof repriceAtGateway>> {
  const id = back ? notice.old_package : notice.gateway_package;
  const bought = await packageBy(db, id);
  if (!bought) throw new Error(`package ${id} is missing`);
  const [plan, period] = await Promise.all([
    planBy(db, bought.plan_code),
    periodBy(db, bought.period_code),
  ]);
  const { intro_amount: intro, intro_days: days } = bought;
  return {
    gatewayCode: row.gateway_code,
    gatewaySubsId: row.gateway_subs_id,
    key: `price:${notice.id}:${back ? 'back' : 'on'}`,
    gatewayPackage: id,
    title: packageTitle(plan, bought, wordsOf(FALLBACK_LANGUAGE), FALLBACK_LANGUAGE),
    months: period?.months ?? 1,
    price: { amount: bought.amount, currency: bought.currency },
    intro: intro === null ? null : { amount: intro, days },
  };
}

interface MovedPrice {
  notice: NoticeRow;
  back: boolean;
  gatewaySubsId: string;
}

async function moved(
  trx: Executor,
  world: PurchaseWorld,
  { notice, back, gatewaySubsId }: MovedPrice,
): Promise<void> {
  const row = await subscriptionById(trx, notice.subscription_id);
  if (!row) return;
  await updateSubscription(trx, row.id, {
    gateway_subs_id: gatewaySubsId,
    gateway_package: back ? notice.old_package : notice.gateway_package,
    next_amount: back ? null : notice.amount,
    next_from: back ? null : row.expires_at,
  });
  const at = new Date(world.now());
  const change = { state: back ? ('STOPPED' as const) : ('MOVED' as const), changed_at: at };
  // Taken back, or over, while the gateway was asked: it is asked for the old price again below.
  await changeNotice(trx, notice.id, back ? ['MOVED'] : ['REPORTED', 'STOPPED'], change);
  if (row.status === 'CANCELED') {
    const key = `${row.id} moved ${at.toISOString()}`;
    await world.queue.enqueue(trx, cancelSubscription, { subscriptionId: row.id }, { key });
  } else if (back) await world.queue.enqueueAll(trx, sendMail, stoppedMail(row, notice));
  else if ((await raiseBy(trx, notice.raise_id))?.stopped_at) {
    const again = { noticeId: notice.id, back: true };
    await world.queue.enqueue(trx, movePrice, again, { key: `${notice.id} back` });
  }
}

/** The old price stays, and the owner learns it; a price that cannot be taken back at the gateway stays announced. */
async function refused(
  trx: Executor,
  world: PurchaseWorld,
  row: SubscriptionRow,
  { id, state }: NoticeRow,
  back: boolean,
): Promise<void> {
  world.log.error({ notice: id, state, back }, 'ALARM: a gateway refused another price');
  if (back) return;
  const changed = await changeNotice(trx, id, ['REPORTED'], {
    state: 'REFUSED',
    changed_at: new Date(world.now()),
  });
  if (changed) await world.queue.enqueueAll(trx, sendMail, stoppedMail(row, changed));
}

/** Ends a subscription at its gateway, then here, whose owner did not agree; access lasts until the period ends. */
export function endUnagreedHandler(world: PurchaseWorld): Handler {
  return handle(endUnagreed, async ({ noticeId }) => {
    const notice = await noticeBy(world.db, noticeId);
    const row = notice && (await subscriptionById(world.db, notice.subscription_id));
    if (!notice || !row || raiseStep(row, notice, world.now()) !== 'END') return;
    await world.internal(cancelAtGateway, {
      gatewayCode: row.gateway_code,
      gatewaySubsId: row.gateway_subs_id,
    });
    await transaction(world.db, async (trx) => {
      await lockOwner(trx, row.user_id ?? row.id);
      const now = new Date(world.now());
      const current = await subscriptionById(trx, row.id);
      if (current && current.status !== 'CANCELED') await cancelLive(trx, world, current, now);
      await changeNotice(trx, noticeId, ['REPORTED'], { state: 'OVER', changed_at: now });
    });
  });
}
