import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from './clock.ts';
import type { Section } from '../web/page.ts';
import type { GatewayParty, GatewayTime } from './core.ts';
import type { GatewayFaults, Refusal } from './faults.ts';
import { gatewayPage } from './page.ts';
import {
  clockBody,
  faultsBody,
  faultsForm,
  type FaultsForm,
  hooksBody,
  refuseBody,
} from './schemas.ts';

interface Named {
  name: string;
}
interface OfOne extends Named {
  id: string;
}

/** A form goes back to its page (`?from=gateways`: the page of all gateways); a test gets JSON. */
function done(request: FastifyRequest, reply: FastifyReply, party: GatewayParty | null) {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return reply.send({ ok: true });
  const { from } = request.query as { from?: string };
  const anchor = party ? `#${party.name}` : '';
  return reply.redirect(from === 'gateways' || !party ? `/gateways${anchor}` : party.page, 303);
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
  const action = <Params extends Named, Body = unknown>(
    path: string,
    act: (party: GatewayParty, params: Params, body: Body) => Promise<boolean>,
    body?: object,
  ) =>
    app.post<{ Params: Named }>(
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

  app.get<{ Params: Named }>('/gateways/:name/ledger', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? { movements: party.core.ledger.list() } : reply.callNotFound();
  });
  app.get<{ Params: Named }>('/gateways/:name/subscriptions', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? { subscriptions: party.subscriptions() } : reply.callNotFound();
  });
  app.get<{ Params: Named }>('/gateways/:name/events', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? { events: party.core.outbox.list() } : reply.callNotFound();
  });

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

function clockRoutes(app: FastifyInstance, time: GatewayTime, parties: readonly GatewayParty[]) {
  app.get('/gateways/clock', () => ({ now: new Date(time.clock.now()).toISOString() }));
  app.post<{ Body: Span }>(
    '/gateways/clock',
    { schema: { body: clockBody } },
    async (request, reply) => {
      await time.advance(request.body, parties);
      return done(request, reply, null);
    },
  );
  app.put<{ Body: { url: string } }>(
    '/gateways/hooks',
    { schema: { body: hooksBody } },
    ({ body }) => {
      time.setHooksUrl(body.url);
      return { ok: true };
    },
  );
}

function faultRoutes(
  app: FastifyInstance,
  parties: readonly GatewayParty[],
  partyOf: (name: string) => GatewayParty | null,
) {
  app.delete('/gateways/faults', () => {
    for (const { core } of parties) core.faults.clear();
    return { ok: true };
  });
  app.get<{ Params: Named }>('/gateways/:name/faults', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? party.core.faults.get() : reply.callNotFound();
  });
  app.post<{ Params: Named; Body: FaultsForm }>(
    '/gateways/:name/faults',
    { schema: { body: faultsForm } },
    (request, reply) => {
      const party = partyOf(request.params.name);
      if (!party) return reply.callNotFound();
      const { answer, count, refuse, events } = request.body;
      // `only` has no field in the form; it stays while the answer does.
      const only = party.core.faults.get().next?.only ?? '';
      party.core.faults.set({
        next: answer === 'none' ? null : { answer, count, only },
        refuse: refuse === 'none' ? null : refuse,
        events,
      });
      return done(request, reply, party);
    },
  );
  app.put<{ Params: Named; Body: Partial<GatewayFaults> }>(
    '/gateways/:name/faults',
    { schema: { body: faultsBody } },
    ({ params, body }, reply) => {
      const party = partyOf(params.name);
      if (!party) return reply.callNotFound();
      party.core.faults.set(body);
      return party.core.faults.get();
    },
  );
}
