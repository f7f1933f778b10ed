import { Refusal } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';

/** A pattern without the names of its parameters: two calls may name the same one differently. */
const nameless = (url: string) => url.replaceAll(/:\w+/g, ':x');

/** Answers every method that no call declares for its address with 405 and `Allow` (RFC 9110, 15.5.6). */
export function refuseOtherMethods(
  app: FastifyInstance,
  routes: readonly { url: string; method: string }[],
): void {
  for (const alike of Map.groupBy(routes, ({ url }) => nameless(url)).values()) {
    const allowed = [...new Set(alike.map(({ method }) => method))].toSorted();
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: alike[0]?.url ?? '',
      // Before the body is read.
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal('METHOD_NOT_ALLOWED');
      },
      handler: () => undefined,
    });
  }
}
