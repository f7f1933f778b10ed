import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { GatewayCore } from '../../gateways/index.ts';
import type { Desk } from '../api/fields.ts';
import { SCRIPT } from './content.ts';
import { pay, type PayBody } from './pay.ts';

const typed = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const payBody = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'cardHolderName', 'cardNumber', 'expireMonth', 'expireYear', 'cvc'],
  properties: {
    token: typed(100),
    cardHolderName: typed(100),
    cardNumber: typed(30),
    expireMonth: { type: 'string', pattern: '^(0?[1-9]|1[0-2])$' },
    expireYear: { type: 'string', pattern: '^(\\d{2}|\\d{4})$' },
    cvc: { type: 'string', pattern: '^\\d{3,4}$' },
  },
} as const;

/** What the card form on the merchant's page asks for: its script, and the place that the card is sent to. */
export function formRoutes(app: FastifyInstance, core: GatewayCore, desk: Desk) {
  const script = readFileSync(new URL('bundle.js', import.meta.url), 'utf8');
  app.get(SCRIPT, (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  app.post<{ Body: PayBody }>(
    '/iyzico/checkout/pay',
    { schema: { body: payBody }, config: { crossSite: true }, attachValidation: true },
    async (request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.validationError)
        return { status: 'failure', errorCode: '12', errorMessage: 'Check what you typed.' };
      return pay(desk, core.faults.get().refuse, request.body);
    },
  );
}
