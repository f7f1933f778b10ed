import type { Args } from '@kandil/contract';
import { accountNamed, mailStatement } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { type Contract, contractsOf } from '../store/contracts.ts';
import { canWithdraw, contractToWithdraw, paymentsLeft } from '../rules/withdrawal.ts';
import { receiptNumber } from '../present/receipt.ts';
import { DAY } from '../rules/standing.ts';
import { STATEMENT_DAYS, typedNumber } from '../rules/withdrawal.ts';
import { setMatched, type WithdrawalRow, withdrawalById } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';
import { checkStatement } from '../jobs/jobs.ts';

/**
 * Looks for the contract of a statement without login, and has its address notified. Only the account's own address gets
 * the link that confirms it, so nobody else can end a subscription. A repeated statement leads to the first one.
 */
export function checkStatementHandler(world: PurchaseWorld): Handler {
  return handle(checkStatement, async ({ withdrawalId }) => {
    const row = await withdrawalById(world.db, withdrawalId);
    if (!row || row.destination === null || row.confirmed_at) return;
    const { id, destination, language, zone } = row;
    const account = await world.internal(accountNamed, { destination });
    const userId = account?.userId ?? null;
    const found = userId === null ? UNKNOWN : await match(world, row, userId);
    const { statement = row, ...said } = found;
    const mail = { ...linkFacts(statement), ...said };
    const to = { userId, destination, language, zone };
    await world.internal(mailStatement, { statementId: id, ...to, ...mail });
  });
}

type StatementMail = Args<typeof mailStatement>;
type Match = Pick<
  StatementMail,
  'result' | 'planCode' | 'periodCode' | 'number' | 'amount' | 'lastDay'
> & {
  /** The first one about the contract. */
  statement?: WithdrawalRow;
};

const UNKNOWN: Match = {
  result: 'UNKNOWN',
  planCode: '',
  periodCode: '',
  number: null,
  amount: null,
  lastDay: null,
};

/** Ties a statement to the contract of its account that it is about, if it can be withdrawn from. */
async function match(world: PurchaseWorld, row: WithdrawalRow, userId: string): Promise<Match> {
  const contract = await namedContract(world, row, userId);
  if (!contract) return UNKNOWN;
  const statement = contract.statement ?? row;
  const result = resultOf(contract, statement);
  if (result === 'LINK')
    await setMatched(world.db, row.id, { user_id: userId, subscription_id: contract.row.id });
  return { ...contractIn(contract), result, statement };
}

/** The contract of the typed receipt, if it is the account's; without a receipt the one to withdraw from. */
async function namedContract(
  { db, now }: PurchaseWorld,
  { receipt_number: typed }: WithdrawalRow,
  userId: string,
): Promise<Contract | null> {
  const contracts = await contractsOf(db, userId, now());
  if (typed === null) return contractToWithdraw(contracts, now());
  const number = typedNumber(typed);
  return (
    contracts.find(({ receipts }) => receipts.some((receipt) => receipt.number === number)) ?? null
  );
}

function resultOf(contract: Contract, first: WithdrawalRow): 'LINK' | 'OVER' | 'DONE' {
  if (first.confirmed_at) return 'DONE';
  return canWithdraw(contract, first.stated_at.getTime()) ? 'LINK' : 'OVER';
}

const linkFacts = ({ id, stated_at, full_name }: WithdrawalRow) => ({
  linkId: id,
  statedAt: stated_at.toISOString(),
  linkUntil: new Date(stated_at.getTime() + STATEMENT_DAYS * DAY).toISOString(),
  fullName: full_name,
});

function contractIn(contract: Contract): Omit<Match, 'result' | 'statement'> {
  const { row, receipts, period } = contract;
  const amount = paymentsLeft(contract).reduce((sum, each) => sum + each.amount, 0);
  const [first] = receipts;
  return {
    planCode: row.plan_code,
    periodCode: row.period_code,
    number: first ? receiptNumber(first) : null,
    amount: amount > 0 ? { amount, currency: row.currency } : null,
    lastDay: period?.lastDay.toISOString() ?? null,
  };
}
