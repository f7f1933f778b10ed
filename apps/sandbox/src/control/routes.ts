import type { FastifyInstance } from 'fastify';
import { FAULT_MODES, MAX_SECONDS, type FaultMode, type Faults } from '../faults.ts';
import type { Party } from '../party.ts';
import { sendPage, type Section } from '../web/page.ts';
import { controlBody } from './page.ts';

interface Control {
  parties: readonly Party[];
  sections: readonly Section[];
  faults: Faults;
  productUrl: string;
  demo: boolean;
}

interface FaultBody {
  mode: FaultMode;
  seconds?: number;
}
const faultBody = {
  type: 'object',
  additionalProperties: false,
  required: ['mode'],
  properties: {
    mode: { type: 'string', enum: FAULT_MODES },
    seconds: { type: 'number', exclusiveMinimum: 0, maximum: MAX_SECONDS },
  },
} as const;

/** The control page, and the same switches for tests: `GET /faults`, `PUT /faults/:party`, `DELETE /faults`. */
export function controlRoutes(
  app: FastifyInstance,
  { parties, sections, faults, productUrl, demo }: Control,
) {
  const state = () => Object.fromEntries(parties.map(({ name }) => [name, faults.of(name)]));
  /** Whether the party exists and has this fault. */
  const set = (name: string, { mode, seconds }: FaultBody) => {
    const party = parties.find((one) => one.name === name);
    if (!party || (mode !== 'none' && !party.faults.includes(mode))) return false;
    faults.set(name, mode, seconds);
    return true;
  };

  app.get('/', (_request, reply) => {
    const body = controlBody({ productUrl, demo, parties, faultOf: faults.of });
    return sendPage(reply, { title: 'Control', current: '/', sections, body });
  });

  app.get('/faults', () => state());

  app.delete('/faults', () => {
    faults.clear();
    return state();
  });

  app.put<{ Params: { party: string }; Body: FaultBody }>(
    '/faults/:party',
    { schema: { body: faultBody } },
    ({ params, body }, reply) => (set(params.party, body) ? state() : reply.callNotFound()),
  );

  app.post<{ Params: { party: string }; Body: FaultBody }>(
    '/faults/:party',
    { schema: { body: faultBody } },
    ({ params, body }, reply) =>
      set(params.party, body) ? reply.redirect('/', 303) : reply.callNotFound(),
  );
}
