import type { FastifyInstance } from 'fastify';
import type { Box, Message } from '../box/box.ts';
import { nextQuery, searchQuery, type NextQuery, type SearchQuery } from '../box/queries.ts';
import type { Faults } from '../faults.ts';
import { codesIn, linksIn } from '../web/text.ts';

export interface Sms extends Message {
  /** The sender's idempotency key. */
  reference: string;
  text: string;
  links: string[];
  codes: string[];
}

interface SendBody {
  to: string;
  text: string;
  id: string;
}
const sendBody = {
  type: 'object',
  additionalProperties: false,
  required: ['to', 'text', 'id'],
  properties: {
    to: { type: 'string', pattern: '^\\+?\\d{7,15}$' },
    text: { type: 'string', minLength: 1, maxLength: 1600 },
    id: { type: 'string', minLength: 1, maxLength: 128 },
  },
} as const;

/** The gateway's wire format: `POST /sms`. The id is an idempotency key. */
function gateway(app: FastifyInstance, box: Box<Sms>, faults: Faults) {
  app.post<{ Body: SendBody }>(
    '/sms',
    { schema: { body: sendBody } },
    async ({ body: { to, text, id } }, reply) => {
      const { mode } = faults.of('sms');
      if (mode === 'down') return reply.code(503).send({ error: 'The gateway is down.' });
      await faults.delay('sms');
      const known = box.list().find((sms) => sms.reference === id);
      if (known) return { id, status: 'accepted' };
      await box.add({
        to: [to.replace(/^\+/, '')],
        text,
        reference: id,
        links: linksIn(text),
        codes: codesIn(text),
      });
      return reply.code(202).send({ id, status: 'accepted' });
    },
  );
}

/** The gateway, and the API for tests: `GET /sms`, `GET /sms/next`, `DELETE /sms`. */
export function smsApi(app: FastifyInstance, box: Box<Sms>, faults: Faults) {
  gateway(app, box, faults);
  app.get<{ Querystring: SearchQuery }>(
    '/sms',
    { schema: { querystring: searchQuery } },
    ({ query }) => ({
      messages: box.list(query),
    }),
  );
  app.get<{ Querystring: NextQuery }>(
    '/sms/next',
    { schema: { querystring: nextQuery } },
    async ({ query }, reply) => {
      const sms = await box.next(query, query.timeout * 1000);
      return sms ?? reply.code(204).send();
    },
  );
  app.delete<{ Querystring: SearchQuery }>(
    '/sms',
    { schema: { querystring: searchQuery } },
    async ({ query }, reply) => {
      await box.clear(query);
      return reply.code(204).send();
    },
  );
}
