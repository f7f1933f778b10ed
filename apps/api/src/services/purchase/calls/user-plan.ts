import type { Data } from '@kandil/contract';
import { userPlan as call } from '@kandil/contract/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { memberOf } from '../flows/account.ts';
import { contractsOf } from '../store/contracts.ts';
import { canWithdraw } from '../rules/withdrawal.ts';
import { periodTitle, planTitle } from '../present/titles.ts';
import { can } from '../rules/gateways.ts';
import { isLastPeriod, needsAgreement, priceFrom } from '../rules/raise.ts';
import { running, type Standing, standingOf } from '../rules/standing.ts';
import { planBy } from '../store/catalogue.ts';
import { type NoticeRow, openNotice } from '../store/price-notices.ts';
import { type OwnedSubscriptionRow, subscriptionsOf } from '../store/subscriptions.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

/**
 * The plan of the member; null without one, or if a canceled one has ended. While another subscription follows it, the
 * gateway's fields are those of the one that will be charged.
 */
export const userPlan = handle<PurchaseWorld, typeof call>(call, async ({ context, world }) => {
  const userId = await memberOf(world, context);
  const now = world.now();
  const standing = running(standingOf(await subscriptionsOf(world.db, userId), now), now);
  if (!standing) return { data: null };
  const { row, next, status, accessUntil } = standing;
  const charged = next ?? row;
  const plan = await planBy(world.db, row.plan_code);
  const notice = await openNotice(world.db, charged.id);
  const raised = notice && status === 'ACTIVE' ? presentChange(charged, notice) : null;
  return {
    data: {
      planCode: row.plan_code,
      periodCode: row.period_code,
      title: planTitle(plan, row.plan_code, wordsOf(context.language), context.language),
      status,
      expiryDate: row.expires_at.toISOString(),
      accessUntil: accessUntil.toISOString(),
      price: { amount: row.amount, currency: row.currency },
      nextCharge: raised?.agree === 'NOW' ? null : nextCharge(standing, now),
      priceChange: raised,
      next: next && (await titlesOf(world.db, next, context.language)),
      withdrawUntil: await withdrawUntil(world, userId, charged.id),
      canRestart: status === 'CANCELED' && can(row.gateway_code, 'START_LATER'),
      streams: row.streams ?? 1,
      familySeats: row.family_seats ?? 0,
      gatewayCode: charged.gateway_code,
      gatewayPackage: charged.gateway_package,
      gatewaySubsId: charged.gateway_subs_id,
    },
  };
});

async function titlesOf(db: Executor, row: SubscriptionRow, language: string) {
  const words = wordsOf(language);
  const plan = await planBy(db, row.plan_code);
  return {
    title: planTitle(plan, row.plan_code, words, language),
    periodTitle: periodTitle(row.period_code, words),
  };
}

/** While a plan can be withdrawn from; before the first payment that is until the free period ends. */
async function withdrawUntil(
  { db, now }: PurchaseWorld,
  userId: string,
  id: string,
): Promise<string | null> {
  const contract = (await contractsOf(db, userId, now())).find(({ row }) => row.id === id);
  if (!contract || !canWithdraw(contract, now())) return null;
  return (contract.period?.lastDay ?? contract.row.expires_at).toISOString();
}

/** A higher price that the owner knows of: the mail about it was taken. */
function presentChange(
  row: SubscriptionRow,
  notice: NoticeRow,
): NonNullable<Data<typeof call>>['priceChange'] {
  const { state, amount, currency, applies_from: from } = notice;
  if (state === 'SENDING') return null;
  const isLast = isLastPeriod(row, notice);
  const agree = isLast ? 'NOW' : 'LATER';
  return {
    date: (isLast ? row.expires_at : from).toISOString(),
    price: { amount, currency },
    agree: needsAgreement(row.gateway_code) ? agree : null,
  };
}

/** An active subscription renews at the end of its period, at its agreed price. */
function nextCharge({ row, next, status }: Standing<OwnedSubscriptionRow>, now: number) {
  const charged = next ?? row;
  const { currency, expires_at } = charged;
  const amount = priceFrom(charged, expires_at);
  if (status !== 'ACTIVE' || expires_at.getTime() <= now) return null;
  return { date: expires_at.toISOString(), price: { amount, currency } };
}
