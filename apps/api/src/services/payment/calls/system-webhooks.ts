import { systemWebhooks as call } from '@kandil/contract/control/system-payment';
import { GATEWAYS } from '@kandil/contract/payment';
import { handle } from '../../../platform/http/handler.ts';
import { momentOf, panel, readTime } from '../../../platform/system/panel.ts';
import { webhookProblems } from '../rules/webhooks.ts';
import { webhookStates } from '../store/webhooks.ts';
import type { PaymentWorld } from '../world.ts';

export const systemWebhooks = handle<PaymentWorld, typeof call>(
  call,
  async ({ world: { db, gateways } }) => {
    const now = await readTime(db);
    const rows = await webhookStates(db);
    const all = GATEWAYS.map((gatewayCode) => {
      const row = rows.find((each) => each.gateway_code === gatewayCode);
      return {
        gatewayCode,
        isConfigured: gateways.has(gatewayCode),
        receivedAt: momentOf(row?.receivedAt ?? null),
        received: row?.received ?? 0,
        open: row?.open ?? 0,
        openSince: momentOf(row?.openSince ?? null),
      };
    });
    return { data: { gateways: all, ...panel(now, webhookProblems(rows, now)) } };
  },
);
