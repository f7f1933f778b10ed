import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PartyContext } from '../party.ts';
import type { Events, ReceivedEvent } from './received.ts';
import { pixelScript, tagManagerScript } from './scripts.ts';

export const PARTY = 'analytics';

const idQuery = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' } },
} as const;

/** Names of events and pages come from pages: they are cut short and shown as text. */
const text = (value = ''): string => value.slice(0, 200);

/** Both scripts and their collectors. */
export function analyticsApi(app: FastifyInstance, context: AnalyticsContext) {
  scriptRoutes(app, context);
  collectorRoutes(app, context);
}

export type AnalyticsContext = Pick<PartyContext, 'faults'> & { events: Events };

const scripts = [
  { path: 'gtm.js', collector: 'collect', script: tagManagerScript },
  { path: 'pixel.js', collector: 'tr', script: pixelScript },
];

function scriptRoutes(app: FastifyInstance, { faults, events }: AnalyticsContext) {
  for (const { path, collector, script } of scripts)
    app.get(
      `/analytics/${path}`,
      { schema: { querystring: idQuery } },
      async (request, reply: FastifyReply) => {
        events.scriptAsked();
        await faults.delay(PARTY);
        reply.header('cross-origin-resource-policy', 'cross-origin').type('text/javascript');
        if (faults.of(PARTY).mode === 'down') return reply.code(503).send('');
        return script(`${request.protocol}://${request.host}/analytics/${collector}`);
      },
    );
}

function collectorRoutes(app: FastifyInstance, { faults, events }: AnalyticsContext) {
  const collector = (path: string, by: ReceivedEvent['by'], read: (query: Query) => EventBody) =>
    app.get<{ Querystring: Query }>(`/analytics/${path}`, ({ query }, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (faults.of(PARTY).mode === 'down') return reply.code(503).send();
      const sent = read(query);
      events.add({ ...sent, by, event: text(sent.event), page: text(sent.page) });
      return reply.code(204).send();
    });
  collector('collect', 'tag manager', ({ en, dp, ep = '{}' }) => ({
    event: en,
    page: dp,
    parameters: Object(JSON.parse(ep)) as Record<string, unknown>,
  }));
  collector('tr', 'pixel', ({ ev, dl, ...rest }) => ({
    event: ev,
    page: dl,
    parameters: Object.fromEntries(
      Object.entries(rest).flatMap(([key, value]) => {
        const name = /^cd\[(\w+)\]$/.exec(key)?.[1];
        return name === undefined ? [] : [[name, text(value)]];
      }),
    ),
  }));
  app.get('/analytics/events', () => ({ scripts: events.scripts(), events: events.list() }));
}

type Query = Record<string, string>;
interface EventBody {
  event: string | undefined;
  page: string | undefined;
  parameters: Record<string, unknown>;
}
