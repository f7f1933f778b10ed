import { paths } from '@kandil/web';
import type { FastifyInstance } from 'fastify';

const PATH = paths.signIn('apple');
const BODY_LIMIT = 16 * 1024;
/** Fields the page knows what to do with; Apple's code is none of them. */
const FIELDS = ['state', 'id_token', 'user', 'error'];

/**
 * Apple posts its answer to the address of return. It goes on to the page there, in the fragment, which no server and
 * no log sees. Nothing is decided here: the page compares the state with what its tab has kept, so a form of another
 * site comes to nothing (SEC-4).
 */
export async function formPostRoute(app: FastifyInstance): Promise<void> {
  // In a context of its own: forms are read at this address alone.
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post<{ Body: unknown }>(PATH, ({ body }, reply) => {
      const posted = body instanceof URLSearchParams ? body : new URLSearchParams();
      const known = FIELDS.flatMap((name) => {
        const value = posted.get(name);
        return value === null ? [] : [[name, value]];
      });
      return reply
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(`${PATH}#${new URLSearchParams(known).toString()}`, 303);
    });
  });
}
