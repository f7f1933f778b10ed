import type { FastifyInstance, FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Faults } from '../faults.ts';
import type { Answer, FaultSwitch } from './faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body, for signatures; null outside the API of a gateway. */
    bytes: Buffer | null;
    /** How the gateway fails at this request. */
    fault: Answer | null;
  }
}

/** A slow gateway answers after this time, or once the client has given up. */
const SLOW_MS = 30_000;
/** Marks the first of two requests that the fault `twice` makes of one. */
const REPEAT = 'x-sandbox-repeat';

interface WireOptions {
  /** Name of the gateway; its API is below `/name`. */
  name: string;
  faults: FaultSwitch;
  outages: Faults;
  /** Ends when the sandbox closes. */
  closing: AbortSignal;
}

/** Mounts the API of a gateway below its name. All its requests are subject to its faults; its pages are elsewhere. */
export function gatewayApi(
  app: FastifyInstance,
  { name, faults, outages, closing }: WireOptions,
  routes: (api: FastifyInstance) => void,
) {
  app.register(
    async (api) => {
      api.decorateRequest('bytes', null);
      api.decorateRequest('fault', null);
      api.addHook('onRequest', async (request, reply) => {
        await outages.delay(name);
        if (outages.of(name).mode === 'down') return reply.code(503).send({ error: 'down' });
        if (request.headers[REPEAT] === undefined)
          request.fault = faults.take(`${request.method} ${request.url}`);
        if (request.fault === 'fail') return reply.code(500).send({ error: 'internal' });
      });
      api.addHook('preParsing', async (request, _reply, payload) => {
        const chunks: Buffer[] = [];
        for await (const chunk of payload) chunks.push(chunk as Buffer);
        const bytes = Buffer.concat(chunks);
        request.bytes = bytes;
        return Readable.from(bytes.length > 0 ? [bytes] : []);
      });
      api.addHook('preHandler', async (request) => {
        if (request.fault === 'twice') await repeat(app, request);
      });
      api.addHook('onSend', async (request, _reply, payload) => {
        if (request.fault === 'slow') await givenUp(request, closing);
        if (request.fault === 'lose') request.raw.socket.destroy();
        return payload;
      });
      routes(api);
    },
    { prefix: `/${name}` },
  );
}

/** Handles the request once before it is handled. */
async function repeat(app: FastifyInstance, { method, url, headers, bytes }: FastifyRequest) {
  await app.inject({
    method: method as 'POST',
    url,
    headers: { ...headers, [REPEAT]: '1' },
    ...(bytes && { payload: bytes }),
  });
}

async function givenUp({ raw }: FastifyRequest, closing: AbortSignal) {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, closing]);
  const gone = once(raw.socket, 'close', { signal });
  await Promise.race([gone, sleep(SLOW_MS, undefined, { signal })]).catch(() => {});
  end.abort();
}
