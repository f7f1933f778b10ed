import { paths } from '@kandil/web';
import type { FastifyInstance } from 'fastify';

const PATH = paths.signIn('apple');
const BODY_LIMIT = 16 * 1024;
/** Fields that the page uses; Apple's code is not one of them. */
const FIELDS = ['state', 'id_token', 'user', 'error'];

/**
 * Apple posts its answer to the redirect address. This redirects to the page with the answer in the fragment, which no
 * server and no log sees. The page compares the state with the one stored in its tab, so a form of another
 * site has no effect (SEC-4).
 */
export async function formPostRoute(app: FastifyInstance): Promise<void> {
  // In its own context: only this address parses forms.
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
