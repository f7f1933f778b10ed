import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from './clock.ts';
import type { GatewayParty, GatewayTime } from './core.ts';
import type { GatewayFaults } from './faults.ts';
import { clockBody, faultsBody, faultsForm, type FaultsForm, hooksBody } from './schemas.ts';

export interface NamedSwitch {
  name: string;
}

/** A form goes back to its page (`?from=gateways`: the page of all gateways); a test gets JSON. */
export function done(request: FastifyRequest, reply: FastifyReply, party: GatewayParty | null) {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return reply.send({ ok: true });
  const { from } = request.query as { from?: string };
  const anchor = party ? `#${party.name}` : '';
  return reply.redirect(from === 'gateways' || !party ? `/gateways${anchor}` : party.page, 303);
}

/** The clock of all gateways, and the address of the product's hooks. */
export function clockRoutes(
  app: FastifyInstance,
  time: GatewayTime,
  parties: readonly GatewayParty[],
) {
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

/** The faults: `PUT` for tests changes some, `POST` is the form of the page. */
export function faultRoutes(
  app: FastifyInstance,
  parties: readonly GatewayParty[],
  partyOf: (name: string) => GatewayParty | null,
) {
  app.delete('/gateways/faults', () => {
    for (const { core } of parties) core.faults.clear();
    return { ok: true };
  });
  app.get<{ Params: NamedSwitch }>('/gateways/:name/faults', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? party.core.faults.get() : reply.callNotFound();
  });
  app.post<{ Params: NamedSwitch; Body: FaultsForm }>(
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
        later: false,
        events,
      });
      return done(request, reply, party);
    },
  );
  app.put<{ Params: NamedSwitch; Body: Partial<GatewayFaults> }>(
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

/** What a gateway holds, as JSON. */
export function viewRoutes(app: FastifyInstance, partyOf: (name: string) => GatewayParty | null) {
  app.get<{ Params: NamedSwitch }>('/gateways/:name/ledger', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? { movements: party.core.ledger.list() } : reply.callNotFound();
  });
  app.get<{ Params: NamedSwitch }>('/gateways/:name/subscriptions', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? { subscriptions: party.subscriptions() } : reply.callNotFound();
  });
  app.get<{ Params: NamedSwitch }>('/gateways/:name/events', ({ params }, reply) => {
    const party = partyOf(params.name);
    return party ? { events: party.core.outbox.list() } : reply.callNotFound();
  });
}
