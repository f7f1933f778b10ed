import { books as call } from '@kandil/contract/control/payment';
import { GATEWAYS } from '@kandil/contract/payment';
import { handle } from '../../../platform/http/handler.ts';
import { presentRun } from '../flows/books.ts';
import { runsOf } from '../store/books.ts';
import type { PaymentWorld } from '../world.ts';

export const books = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { month }, world: { db, gateways } }) => {
    const runs = await runsOf(db, month);
    const all = GATEWAYS.map((gatewayCode) => {
      const run = runs.find((each) => each.gateway_code === gatewayCode);
      const canCompare = gateways.get(gatewayCode)?.statement !== undefined;
      return { gatewayCode, canCompare, run: run ? presentRun(run) : null };
    });
    return { data: { gateways: all.filter(({ canCompare, run }) => canCompare || run !== null) } };
  },
);
