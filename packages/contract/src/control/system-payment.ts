import * as z from 'zod/mini';
import { call } from '../call.ts';
import { GATEWAYS } from '../payment/gateways.ts';
import { moment } from '../staff/fields.ts';
import { panelOf } from './system.ts';

/** What came from the gateways by webhook within 30 days, and what of it is not handled. */
export const systemWebhooks = call({
  name: 'payment.systemWebhooks',
  service: 'payment',
  method: 'POST',
  paths: ['/staff/system/webhooks'],
  access: 'staff',
  permission: 'system.read',
  unaudited: true,
  body: z.object({}),
  data: panelOf({
    gateways: z.array(
      z.object({
        gatewayCode: z.enum(GATEWAYS),
        isConfigured: z.boolean(),
        /** Null: none within 30 days. */
        receivedAt: z.nullable(moment()),
        received: z.number(),
        /** Received, and not worked off. */
        open: z.number(),
        openSince: z.nullable(moment()),
      }),
    ),
  }),
});
