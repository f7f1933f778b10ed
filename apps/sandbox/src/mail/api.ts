import type { FastifyInstance } from 'fastify';
import type { Box } from '../box/box.ts';
import { nextQuery, searchQuery, type NextQuery, type SearchQuery } from '../box/queries.ts';
import { summary, type Mail } from './mail.ts';

/** API for tests: `GET /mail`, `GET /mail/next`, `GET /mail/:id`, `DELETE /mail`. */
export function mailApi(app: FastifyInstance, box: Box<Mail>) {
  app.get<{ Querystring: SearchQuery }>(
    '/mail',
    { schema: { querystring: searchQuery } },
    ({ query }) => ({
      messages: box.list(query).map(summary),
    }),
  );
  app.get<{ Querystring: NextQuery }>(
    '/mail/next',
    { schema: { querystring: nextQuery } },
    async ({ query }, reply) => {
      const mail = await box.next(query, query.timeout * 1000);
      return mail ? summary(mail) : reply.code(204).send();
    },
  );
  app.delete<{ Querystring: SearchQuery }>(
    '/mail',
    { schema: { querystring: searchQuery } },
    async ({ query }, reply) => {
      await box.clear(query);
      return reply.code(204).send();
    },
  );
}
