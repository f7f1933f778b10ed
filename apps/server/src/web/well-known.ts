import type { FastifyInstance } from 'fastify';

export interface WellKnownOptions {
  publicOrigin: string;
  /** Where people report security faults. */
  contact: string;
  now: () => number;
}

/** For so long the contact is valid; RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/change-password`, by which password managers find the form (W3C, A Well-Known URL for Changing
 * Passwords), and `/.well-known/security.txt`, by which finders of security faults know where to write (RFC 9116).
 */
export function wellKnownRoutes(
  app: FastifyInstance,
  { publicOrigin, contact, now }: WellKnownOptions,
): void {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect('/settings#password', 302),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${contact}`,
          `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${publicOrigin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      ),
  );
}
