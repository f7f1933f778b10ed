import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

/** Base URL of the sandbox; its port is known only once it listens. */
export function baseUrl(app: FastifyInstance): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
