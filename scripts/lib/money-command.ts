import {
  createLog,
  enterTransfer,
  migrate,
  MODULES,
  openDatabase,
  openQueue,
  orderRefund,
  refundJob,
} from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Place, MoneyCommand } from './money-arguments.ts';

const log = createLog({ level: 'error' });

/** Orders a refund, or enters a transfer, in the configured database. */
export async function carryOut(requested: MoneyCommand, place: Place): Promise<void> {
  const { dataDir, databaseUrl: url } = readConfig(place.environment);
  const database = await openDatabase({ dataDir, log, ...(url && { url }) });
  try {
    await migrate(database, MODULES.purchase.migrations, log);
    const desk = { database, now: Date.now };
    if (requested.kind === 'transfer') {
      const { kind, ...transfer } = requested;
      await enterTransfer(desk, transfer);
      place.console.log(`Entered: ${kind} of ${transfer.amount} ${transfer.currency}.`);
      return;
    }
    const queue = await openQueue({ database, log });
    try {
      await queue.declare([refundJob]);
      const { orderId, amount, currency } = await orderRefund({ ...desk, queue }, requested);
      place.console.log(`Ordered: ${amount} ${currency} of ${requested.number} (${orderId}).`);
    } finally {
      await queue.close();
    }
  } finally {
    await database.close();
  }
}
