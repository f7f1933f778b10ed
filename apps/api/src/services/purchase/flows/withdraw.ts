import { found, Refusal } from '@kandil/contract';
import type { Withdrawal } from '@kandil/contract/purchase';
import { transaction } from '../../../platform/database/kysely.ts';
import { mailOwner } from './mail-owner.ts';
import { unwind } from '../jobs/jobs.ts';
import { presentWithdrawal } from '../present/withdrawal.ts';
import { receiptNumber } from '../present/receipt.ts';
import { isLive } from '../rules/withdrawal.ts';
import { allPlans } from '../store/catalogue.ts';
import { lockOwner, updateSubscription } from '../store/subscriptions.ts';
import type { Executor } from '../store/tables.ts';
import { setConfirmed, withdrawalById } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';
import { type Contract, contractsOf } from '../store/contracts.ts';
import { canWithdraw, paymentsLeft } from '../rules/withdrawal.ts';
import { endedAt } from './end.ts';

interface ConfirmInput {
  /** Of the statement. */
  id: string;
  userId: string;
  language: string;
  zone: string | null;
}

/**
 * The second step: access ends at once, and the payment service cancels at the gateway and gives everything back,
 * however long its gateway is down. Repeating it changes nothing. The moment of the statement decides whether it is in
 * time.
 * @throws Refusal NOT_FOUND, WITHDRAWAL_OVER
 */
export async function confirmWithdrawal(
  world: PurchaseWorld,
  { id, userId, language, zone }: ConfirmInput,
): Promise<Withdrawal> {
  await transaction(world.db, async (trx) => {
    await lockOwner(trx, userId);
    const { statement, contract } = await stated(trx, world, id, userId);
    if (statement.confirmed_at) return;
    const now = world.now();
    const inTime = canWithdraw(contract, statement.stated_at.getTime());
    if (!inTime || !isLive(statement.stated_at, now)) throw new Refusal('WITHDRAWAL_OVER');
    const said = { confirmed_at: new Date(now), zone: zone ?? statement.zone };
    await setConfirmed(trx, id, said);
    await updateSubscription(trx, contract.row.id, endedAt(contract.row, new Date(now)));
    await world.queue.enqueue(trx, unwind, { withdrawalId: id }, { key: id });
    await acknowledge(trx, world, contract, { id, at: statement.stated_at, zone: said.zone });
  });
  return viewOf(world, { id, userId, language });
}

async function stated(trx: Executor, { now }: PurchaseWorld, id: string, userId: string) {
  const statement = await withdrawalById(trx, id);
  if (statement?.user_id !== userId) throw new Refusal('NOT_FOUND');
  const contracts = await contractsOf(trx, userId, now());
  const contract = found(contracts.find(({ row }) => row.id === statement.subscription_id));
  return { statement, contract };
}

/** The acknowledgement that the law asks for: what was said, when, and what is given back. */
async function acknowledge(
  trx: Executor,
  world: PurchaseWorld,
  contract: Contract,
  { id, at, zone }: { id: string; at: Date; zone: string | null },
): Promise<void> {
  const payments = paymentsLeft(contract);
  const [first] = contract.receipts;
  const amount = payments.reduce((sum, each) => sum + each.amount, 0);
  await mailOwner(trx, world, contract.row, {
    key: `withdrawn ${id}`,
    notice: amount > 0 ? 'WITHDRAWN' : 'WITHDRAWN_FREE',
    amount: amount > 0 ? { amount, currency: contract.row.currency } : null,
    date: at.toISOString(),
    number: first ? receiptNumber(first) : null,
    zone,
  });
}

/** A statement as its person sees it. @throws Refusal NOT_FOUND */
export async function viewOf(
  world: PurchaseWorld,
  { id, userId, language }: Pick<ConfirmInput, 'id' | 'userId' | 'language'>,
): Promise<Withdrawal> {
  const { statement, contract } = await stated(world.db, world, id, userId);
  const plans = await allPlans(world.db);
  return presentWithdrawal({ ...contract, statement }, plans, language, world.now());
}
