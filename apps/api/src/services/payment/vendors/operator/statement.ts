import type { GatewayStatement } from '../gateway.ts';
import { known, money } from './answers.ts';
import type { Ask } from './requests.ts';
import * as wire from './wire.ts';

/** The operator's statement: docs/reference/operator-billing.md. */
export function operatorStatement(ask: Ask): GatewayStatement {
  async function* pages(from: Date, until: Date) {
    let after: string | null = '';
    while (after !== null) {
      const query: URLSearchParams = new URLSearchParams({
        from: from.toISOString(),
        until: until.toISOString(),
        ...(after && { after }),
      });
      const path = `/v1/statement?${query.toString()}`;
      const { lines, next } = known(await ask(path, wire.statement), 'statement');
      after = next;
      yield lines.map(({ amount, currency, ...line }) => ({
        ...line,
        amount: money(amount, currency),
        fee: null,
      }));
    }
  }
  return { hasChargebacks: true, pages };
}
