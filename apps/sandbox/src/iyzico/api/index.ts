import type { FastifyError, FastifyInstance } from 'fastify';
import type { GatewayCore } from '../../gateways/index.ts';
import { frame, invalid, Refusal, sendRefusal } from '../answers.ts';
import { wrongAuthorization } from '../signature.ts';
import type { Violations } from '../violations.ts';
import { checkoutRoutes } from './checkouts.ts';
import { customerRoutes } from './customers.ts';
import type { Desk } from './fields.ts';
import { planRoutes } from './plans.ts';
import { productRoutes } from './products.ts';
import { refundRoutes } from './refunds.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** iyzico's API for subscriptions, refunds and reports, below `/iyzico/v2`. Every request is signed. */
export function iyzicoApi(app: FastifyInstance, core: GatewayCore, desk: Desk, bad: Violations) {
  const { clock } = desk;
  core.api(app, (api) => {
    api.addHook('preValidation', async (request, reply) => {
      const [path = ''] = request.url.slice('/iyzico'.length).split('?');
      const wrong = wrongAuthorization({
        authorization: request.headers.authorization,
        random: request.headers['x-iyzi-rnd']?.toString(),
        path,
        // Also of a GET: the official client sends and signs `{}` with it.
        body: request.bytes?.toString('utf8') ?? '',
      });
      if (!wrong) return;
      bad.add(`${request.method} ${path}: ${wrong}`);
      return reply.code(401).send({
        status: 'failure',
        errorCode: '1000',
        errorMessage: 'Invalid signature',
        ...frame(clock.now()),
      });
    });
    api.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
      if (error instanceof Refusal) return sendRefusal(reply, request, error, clock.now());
      if (!error.validation && (error.statusCode ?? 500) >= 500) throw error;
      bad.add(`${request.method} ${request.url}: ${error.message}`);
      return sendRefusal(reply, request, invalid(error.message), clock.now());
    });
    api.setNotFoundHandler((request, reply) => {
      bad.add(`${request.method} ${request.url}: no such address`);
      return reply.code(404).send({ status: 'failure', errorCode: '404', ...frame(clock.now()) });
    });
    api.register(
      async (v2) => {
        refundRoutes(v2, desk);
        v2.register(
          async (subscription) => {
            planRoutes(subscription, desk);
            checkoutRoutes(subscription, desk);
            subscriptionRoutes(subscription, desk);
            subscription.register(async (one) => productRoutes(one, desk), { prefix: '/products' });
            subscription.register(async (one) => customerRoutes(one, desk), {
              prefix: '/customers',
            });
          },
          { prefix: '/subscription' },
        );
      },
      { prefix: '/v2' },
    );
  });
}
