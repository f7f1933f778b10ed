import type { Data } from '@kandil/contract';
import { bookedMoney } from '@kandil/contract/internal';
import type { booksCompare } from '@kandil/contract/control/payment';
import { transaction } from '../../../platform/database/kysely.ts';
import { type BooksSpan, booksSpan } from '../rules/books.ts';
import type { StatementLine } from '../rules/gateway-facts.ts';
import { storeDifferences, totalsOf } from '../store/books-compare.ts';
import { clearRun, finishRun, insertLines } from '../store/books.ts';
import type { BooksRunRow } from '../store/tables.ts';
import { GatewayRefusal, type GatewayStatement, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/** A comparison as the control room shows it. */
export const presentRun = (
  row: BooksRunRow & { differences: number },
): Data<typeof booksCompare> => ({
  id: row.id,
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  coversUntil: row.covers_until.toISOString(),
  totals: row.totals,
  differences: row.differences,
});

/** What a comparison reads. */
interface Reading {
  run: BooksRunRow;
  statement: GatewayStatement;
  span: BooksSpan;
  signal: AbortSignal;
}

/** What the gateway lists, page after page. @throws GatewayUnknown, GatewayRefusal */
async function readTheirs({ db }: PaymentWorld, { run, statement, span, signal }: Reading) {
  for await (const page of statement.pages(span.readFrom, span.readUntil)) {
    signal.throwIfAborted();
    const rows = page.map(({ lineId, kind, chargeId, amount: money, at, fee }: StatementLine) => ({
      run_id: run.id,
      side: 'THEIRS' as const,
      line_id: lineId,
      kind,
      charge_id: chargeId,
      amount: money.amount,
      currency: money.currency,
      at,
      fee,
    }));
    await insertLines(db, rows);
  }
}

/** What the purchase service has booked, page after page. */
async function readOurs(world: PaymentWorld, { run, statement, span, signal }: Reading) {
  const { db, internal } = world;
  const asked = {
    gatewayCode: run.gateway_code,
    from: span.readFrom.toISOString(),
    until: span.readUntil.toISOString(),
  };
  let after: Data<typeof bookedMoney>['next'] = null;
  do {
    signal.throwIfAborted();
    const page: Data<typeof bookedMoney> = await internal(bookedMoney, { ...asked, after });
    const rows = page.lines
      // A gateway that does not list chargebacks cannot be compared in them.
      .filter(({ kind }) => statement.hasChargebacks || kind !== 'CHARGEBACK')
      .map(({ number, kind, chargeId, amount, currency, at }) => ({
        run_id: run.id,
        side: 'OURS' as const,
        line_id: number,
        kind,
        charge_id: chargeId,
        amount,
        currency,
        at: new Date(at),
        fee: null,
      }));
    await insertLines(db, rows);
    after = page.next;
  } while (after !== null);
}

/**
 * Compares a month of our books with a gateway's list, and stores where they differ. Begins at the beginning where a worker died
 * before. A gateway that does not answer ends it as FAILED: somebody may compare again.
 */
export async function compareRun(
  world: PaymentWorld,
  run: BooksRunRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, gateways, now } = world;
  const statement = gateways.get(run.gateway_code)?.statement;
  const end = (state: 'DONE' | 'FAILED', totals?: string) =>
    transaction(db, (trx) =>
      finishRun(trx, run, {
        state,
        finished_at: new Date(now()),
        ...(totals !== undefined && { totals }),
      }),
    );
  if (!statement) return end('FAILED');
  await clearRun(db, run.id);
  const span = booksSpan(run.month, run.requested_at.getTime());
  const reading = { run, statement, span, signal };
  try {
    await readTheirs(world, reading);
  } catch (error) {
    if (!(error instanceof GatewayUnknown || error instanceof GatewayRefusal)) throw error;
    return end('FAILED');
  }
  await readOurs(world, reading);
  await storeDifferences(db, run.id, span);
  return end('DONE', JSON.stringify(await totalsOf(db, run.id, span)));
}
