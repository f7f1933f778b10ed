import { found, Refusal } from '@kandil/contract';
import { booksCompare as call } from '@kandil/contract/control/payment';
import { randomUUID } from 'node:crypto';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { presentRun } from '../flows/books.ts';
import { compareBooks } from '../jobs/jobs.ts';
import { booksSpan, LOST_MS } from '../rules/books.ts';
import { failLost, insertRun, runsOf } from '../store/books.ts';
import type { PaymentWorld } from '../world.ts';

export const booksCompare = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { gatewayCode, month }, context, world }) => {
    const { db, gateways, queue, now } = world;
    if (!gateways.get(gatewayCode)?.statement) throw new Refusal('GATEWAY_UNAVAILABLE');
    const { from, until } = booksSpan(month, now());
    // Nothing of the month is listed yet.
    if (until <= from) throw new Refusal('INVALID_INPUT', { fields: { month: 'INVALID_INPUT' } });
    await transaction(db, async (trx) => {
      await failLost(trx, new Date(now() - LOST_MS), new Date(now()));
      const run = await insertRun(trx, {
        id: randomUUID(),
        gateway_code: gatewayCode,
        month,
        state: 'RUNNING',
        requested_at: new Date(now()),
        covers_until: until,
        finished_at: null,
      });
      if (!run) return;
      await queue.enqueue(trx, compareBooks, { runId: run.id }, { key: run.id });
      await audited(world, trx, context, {
        call,
        subject: `month:${month}`,
        changes: { gateway: gatewayCode },
        retention: 'MONEY',
      });
    });
    const runs = await runsOf(db, month);
    return { data: presentRun(found(runs.find((run) => run.gateway_code === gatewayCode))) };
  },
);
