import { Refusal } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** What services declare below `/api`, by the shape of the address. */
    declaredAddresses?: Map<string, Address>;
  }
}

interface Address {
  pattern: RegExp;
  methods: Set<string>;
  /** A hook: its errors have no body. */
  isHook: boolean;
}

interface DeclaredRoute {
  url: string;
  method: string;
  isHook?: boolean;
}

/** The shape of a pattern, without the names of its parameters: two calls may name the same one differently. */
const shapeOf = (url: string) => url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');

/**
 * Answers every method that no call declares for its address with 405 and `Allow` (RFC 9110, 15.5.6). One hook does it for
 * all addresses: routes for seven methods of each one took most of the time in which routes are made.
 */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly DeclaredRoute[]): void {
  const addresses = app.declaredAddresses ?? begin(app);
  for (const { url, method, isHook = false } of routes) {
    const shape = shapeOf(url);
    const known = addresses.get(shape);
    if (known) known.methods.add(method);
    else
      addresses.set(shape, {
        pattern: new RegExp(`^${shape}$`),
        methods: new Set([method]),
        isHook,
      });
  }
}

function begin(app: FastifyInstance): Map<string, Address> {
  const addresses = new Map<string, Address>();
  app.decorate('declaredAddresses', addresses);
  // Before the body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.split('?', 1)[0] ?? '';
    const address = addresses.values().find(({ pattern }) => pattern.test(path));
    if (!address) return done();
    void reply.header('allow', [...address.methods].toSorted().join(', '));
    if (!address.isHook) return done(new Refusal('METHOD_NOT_ALLOWED'));
    void reply.code(405).header('cache-control', 'no-store').send();
  });
  return addresses;
}
