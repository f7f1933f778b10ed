import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, unknownId } from '../problem.ts';
import { catalogRoutes } from './catalog.ts';
import { moneyRoutes } from './money.ts';
import type { ApiParts } from './parts.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** The path of the OpenAPI file: `/paypal/v1/billing/plans/:id` is `/v1/billing/plans/{id}`. */
const pathOf = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.url ?? '').replace(/^\/paypal/, '').replaceAll(/:(\w+)/g, '{$1}');

/** Every call is checked against the OpenAPI files, its answer too. */
function checked(api: FastifyInstance, { contract, tokens }: ApiParts) {
  api.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const known = error instanceof Problem ? error : null;
    if (!known && (error.statusCode ?? 500) >= 500) throw error;
    const problem =
      known ?? new Problem(400, [{ issue: 'MALFORMED_REQUEST_JSON', description: error.message }]);
    return reply.code(problem.statusCode).send(problem.body);
  });
  api.setNotFoundHandler((_request, reply) => reply.code(404).send(unknownId().body));
  api.addHook('preValidation', async (request) => {
    const { method, query, body, headers } = request;
    const path = pathOf(request);
    if (path.startsWith('/v1/oauth2') || path.startsWith('/v1/notifications')) return;
    tokens.check(headers.authorization);
    const details = contract.request(method, path, query as object, body);
    if (details.length > 0) throw new Problem(400, details);
  });
  api.addHook('preSerialization', async (request, reply, payload) => {
    contract.answer(request.method, pathOf(request), reply.statusCode, payload);
    return payload;
  });
}

/** PayPal's REST API, as far as the product uses it. */
export function paypalApi(api: FastifyInstance, parts: ApiParts) {
  checked(api, parts);
  parts.tokens.route(api);
  catalogRoutes(api, parts);
  subscriptionRoutes(api, parts);
  moneyRoutes(api, parts);
}
