import type { FastifyInstance } from 'fastify';
import type { Section } from '../web/page.ts';
import type { GatewayParty, GatewayTime } from './core.ts';
import type { Refusal } from './faults.ts';
import { gatewayPage } from './page.ts';
import { refuseBody } from './schemas.ts';
import { clockRoutes, done, faultRoutes, type NamedSwitch, viewRoutes } from './switches.ts';

interface OfOne extends NamedSwitch {
  id: string;
}

/**
 * The switches of the gateways, for their pages and for tests: the clock, and per gateway its faults, ledger, events,
 * subscriptions and charges, all below `/gateways`.
 */
export function gatewayControl(
  app: FastifyInstance,
  time: GatewayTime,
  parties: readonly GatewayParty[],
  sections: readonly Section[],
) {
  gatewayPage(app, time.clock, parties, sections);
  const partyOf = (name: string) => parties.find((party) => party.name === name) ?? null;
  /** A route of one gateway; 404 if it is unknown or the action finds nothing. */
  const action = <Params extends NamedSwitch, Body = unknown>(
    path: string,
    act: (party: GatewayParty, params: Params, body: Body) => Promise<boolean>,
    body?: object,
  ) =>
    app.post<{ Params: NamedSwitch }>(
      `/gateways/:name${path}`,
      { schema: body ? { body } : {} },
      async (request, reply) => {
        const party = partyOf(request.params.name);
        const found = party && (await act(party, request.params as Params, request.body as Body));
        return found ? done(request, reply, party) : reply.callNotFound();
      },
    );

  clockRoutes(app, time, parties);
  faultRoutes(app, parties, partyOf);
  viewRoutes(app, partyOf);

  const always = async (work: Promise<void>) => work.then(() => true);
  action('/events/flush', ({ core }) => always(core.outbox.flush()));
  action('/events/deliver', ({ core }) => always(core.outbox.release()));
  action<OfOne>('/events/:id/deliver', ({ core }, { id }) => core.outbox.deliver(id));
  action<OfOne>('/subscriptions/:id/renew', (party, { id }) => party.renewNow(id));
  action<OfOne, { reason: Refusal | 'none' }>(
    '/subscriptions/:id/refuse-next',
    (party, { id }, { reason }) => party.refuseNext(id, reason === 'none' ? null : reason),
    refuseBody,
  );
  action<OfOne>('/charges/:id/charge-back', (party, { id }) => party.chargeBack(id));
}
