import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PartyContext } from '../party.ts';
import { readEnvelope } from './envelope.ts';
import type { Reports } from './received.ts';

export const PARTY = 'errors';

/** Key and project of the collector's address for the product. */
export const ERRORS_PROJECT = { key: '0123456789abcdef0123456789abcdef', project: '1' };

const RETRY_SECONDS = 60;

interface EnvelopeRoute {
  Params: { project: string };
  Querystring: { sentry_key?: string };
  Body: Buffer;
}

/** The key, in the query of browsers or in the header of servers. */
function keyOf({ query, headers }: FastifyRequest<EnvelopeRoute>): string | undefined {
  const header = headers['x-sentry-auth'];
  return query.sentry_key ?? /sentry_key=(\w+)/.exec(String(header ?? ''))?.[1];
}

/** A collector of errors: `POST /errors/api/{project}/envelope/`, and `GET` and `DELETE /errors/reports` for tests. */
export function errorsApi(
  app: FastifyInstance,
  { faults, reports }: Pick<PartyContext, 'faults'> & { reports: Reports },
): void {
  app.get('/errors/reports', () => ({ reports: reports.list() }));
  app.delete('/errors/reports', (_request, reply) => {
    reports.clear();
    return reply.code(204).send();
  });

  function take(request: FastifyRequest<EnvelopeRoute>, reply: FastifyReply) {
    const { project } = request.params;
    if (faults.of(PARTY).mode === 'down') return reply.code(503).send();
    if (project !== ERRORS_PROJECT.project || keyOf(request) !== ERRORS_PROJECT.key)
      return reply.code(403).send({ detail: 'bad sentry DSN public key' });
    if (faults.of(PARTY).mode === 'rejects')
      return reply
        .code(429)
        .headers({
          'retry-after': RETRY_SECONDS,
          'x-sentry-rate-limits': `${RETRY_SECONDS}::organization`,
        })
        .send({ detail: 'Creation of this event was denied due to rate limiting.' });
    try {
      const envelope = readEnvelope(request.body, request.headers['content-encoding']);
      reports.add(project, envelope);
      return reply.send({ id: envelope.header['event_id'] });
    } catch {
      return reply.code(400).send({ detail: 'invalid event envelope' });
    }
  }

  void app.register(async (collector) => {
    collector.removeAllContentTypeParsers();
    collector.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    collector.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'x-sentry-error, x-sentry-rate-limits, retry-after',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
    collector.post<EnvelopeRoute>(
      '/errors/api/:project/envelope/',
      { bodyLimit: 1_000_000, config: { crossSite: true } },
      async (request, reply) => {
        await faults.delay(PARTY);
        return take(request, reply);
      },
    );
  });
}
