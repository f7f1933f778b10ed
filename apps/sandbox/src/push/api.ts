import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Box, Message } from '../box/box.ts';
import { type NextQuery, nextQuery, type SearchQuery, searchQuery } from '../box/queries.ts';
import type { Faults } from '../faults.ts';
import { decrypt } from './keys.ts';
import type { Subscriptions } from './subscriptions.ts';
import { vapidKey } from './vapid.ts';

/** A message that the push service took, decrypted. Its recipient is the id of the subscription. */
export interface PushMessage extends Message {
  payload: string;
  /** Seconds. */
  ttl: number;
  urgency: string | null;
  topic: string | null;
  /** The sender's public key. */
  sender: string;
}

export const PARTY = 'push';
/** Bytes of a message (RFC 8030, 7.2). */
const LARGEST = 4096;
/** Seconds that a sender has to wait when there are too many messages. */
const RETRY_AFTER = 1;

export interface PushContext {
  box: Box<PushMessage>;
  subscriptions: Subscriptions;
  faults: Faults;
}

/** The push service (RFC 8030), and the API for tests. */
export function pushApi(app: FastifyInstance, context: PushContext) {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  browserRoutes(app, context);
  senderRoute(app, context);
  boxRoutes(app, context);
}

interface SubscribeBody {
  applicationServerKey?: string;
}
const subscribeBody = {
  type: 'object',
  additionalProperties: false,
  properties: { applicationServerKey: { type: 'string', maxLength: 100 } },
} as const;

/** What a browser does at its push service: subscribe, and end that. */
function browserRoutes(app: FastifyInstance, { subscriptions }: PushContext) {
  app.post<{ Body: SubscribeBody }>(
    '/push/subscriptions',
    { schema: { body: subscribeBody } },
    async ({ body, protocol, host }, reply) => {
      const { id, keys } = subscriptions.add(body.applicationServerKey ?? null);
      const { p256dh, auth } = keys;
      const endpoint = `${protocol}://${host}/push/send/${id}`;
      return reply.code(201).send({ endpoint, expirationTime: null, keys: { p256dh, auth } });
    },
  );
  app.delete<{ Params: { id: string } }>('/push/subscriptions/:id', ({ params }, reply) =>
    reply.code(subscriptions.end(params.id) ? 204 : 404).send(),
  );
}

type Send = FastifyRequest<{ Params: { id: string }; Body: Buffer | undefined }>;
const header = (request: Send, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

function senderRoute(app: FastifyInstance, context: PushContext) {
  app.post('/push/send/:id', async (request: Send, reply) => {
    const { id } = request.params;
    const refusal = (await faultOf(context.faults)) ?? (await refusalOf(request, context));
    if (refusal?.status === 429) reply.header('retry-after', RETRY_AFTER);
    if (refusal) return reply.code(refusal.status).send({ error: refusal.reason });
    const subscription = context.subscriptions.get(id);
    const { body } = request;
    if (!subscription || !body) return reply.code(400).send({ error: 'there is no message' });
    const message = await context.box.add({
      to: [id.toLowerCase()],
      payload: decrypt(body, subscription.keys),
      ttl: Number(header(request, 'ttl')),
      urgency: header(request, 'urgency'),
      topic: header(request, 'topic'),
      sender: /k=([\w-]+)/.exec(header(request, 'authorization') ?? '')?.[1] ?? '',
    });
    return reply.code(201).header('location', `/push/messages/${message.id}`).send();
  });
}

interface RefusedMessage {
  status: number;
  reason: string;
}

async function faultOf(faults: Faults): Promise<RefusedMessage | null> {
  await faults.delay(PARTY);
  const { mode } = faults.of(PARTY);
  if (mode === 'down') return { status: 503, reason: 'the push service is down' };
  return mode === 'rejects' ? { status: 429, reason: 'there are too many messages' } : null;
}

/** Why a message is not taken; null if it is. */
async function refusalOf(
  request: Send,
  { subscriptions }: PushContext,
): Promise<RefusedMessage | null> {
  const subscription = subscriptions.get(request.params.id);
  if (!subscription) return { status: 404, reason: 'there is no such subscription' };
  if (subscription.gone) return { status: 410, reason: 'the subscription has ended' };
  const malformed = malformedBecause(request);
  if (malformed) return malformed;
  const vapid = await vapidKey(
    header(request, 'authorization'),
    `${request.protocol}://${request.host}`,
  );
  if ('reason' in vapid) return { status: 401, reason: vapid.reason };
  if (subscription.sender !== null && subscription.sender !== vapid.key)
    return { status: 403, reason: 'the subscription is of another sender' };
  try {
    decrypt(request.body ?? Buffer.alloc(0), subscription.keys);
    return null;
  } catch {
    return { status: 400, reason: 'the message cannot be decrypted' };
  }
}

function malformedBecause(request: Send): RefusedMessage | null {
  if (!/^\d+$/.test(header(request, 'ttl') ?? ''))
    return { status: 400, reason: 'there is no TTL' };
  if (header(request, 'content-encoding') !== 'aes128gcm')
    return { status: 415, reason: 'the encoding is not aes128gcm' };
  if (!/^[\w-]{0,32}$/.test(header(request, 'topic') ?? ''))
    return { status: 400, reason: 'the topic is invalid' };
  if ((request.body?.length ?? 0) > LARGEST)
    return { status: 413, reason: `the message is larger than ${LARGEST} bytes` };
  return null;
}

/** `GET /push/messages`, `GET /push/messages/next`, `DELETE /push/messages`. */
function boxRoutes(app: FastifyInstance, { box }: PushContext) {
  app.get<{ Querystring: SearchQuery }>(
    '/push/messages',
    { schema: { querystring: searchQuery } },
    ({ query }) => ({ messages: box.list(query) }),
  );
  app.get<{ Querystring: NextQuery }>(
    '/push/messages/next',
    { schema: { querystring: nextQuery } },
    async ({ query }, reply) =>
      (await box.next(query, query.timeout * 1000)) ?? reply.code(204).send(),
  );
  app.delete<{ Querystring: SearchQuery }>(
    '/push/messages',
    { schema: { querystring: searchQuery } },
    async ({ query }, reply) => {
      await box.clear(query);
      return reply.code(204).send();
    },
  );
}
