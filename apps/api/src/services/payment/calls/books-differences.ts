import { found, Refusal } from '@kandil/contract';
import { booksDifferences as call } from '@kandil/contract/control/payment';
import { handle } from '../../../platform/http/handler.ts';
import { differencesOf, runById } from '../store/books.ts';
import type { PaymentWorld } from '../world.ts';

/** Differences of a page. */
const PAGE = 100;

export const booksDifferences = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { runId, after = '0' }, world: { db } }) => {
    found(await runById(db, runId));
    if (!/^\d{1,9}$/v.test(after))
      throw new Refusal('INVALID_INPUT', { fields: { after: 'INVALID_INPUT' } });
    const rows = await differencesOf(db, runId, Number(after), PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    const minor = (amount: unknown) => (amount === null ? null : Number(amount));
    return {
      data: {
        differences: shown.map((row) => ({
          story: row.story,
          kind: row.kind,
          chargeId: row.charge_id,
          number: row.number,
          currency: row.currency,
          ours: minor(row.ours),
          theirs: minor(row.theirs),
          at: row.at.toISOString(),
        })),
        next: last ? String(last.place) : null,
      },
    };
  },
);
