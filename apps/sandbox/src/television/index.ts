import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Section } from '../web/page.ts';
import { PAGE, televisionPage } from './page.ts';
import { productOf } from './product.ts';
import { televisions } from './televisions.ts';

/** The sandbox's policy plus this page's script and requests. */
const CSP =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const pictureQuery = {
  type: 'object',
  required: ['src'],
  properties: { src: { type: 'string', maxLength: 200, pattern: '^/images(?:[./][\\w-]+)+$' } },
} as const;

export const televisionSection: Section = { page: PAGE, title: 'Television' };

/** A television that signs in with the code it shows: a client of the product, not a party. */
export function televisionRoutes(app: FastifyInstance, productUrl: string) {
  const product = productOf(productUrl);
  const sets = televisions(product);

  app.get(PAGE, async (request, reply) => {
    const known = sets.known(request.headers.cookie);
    const { television, cookie } = known ? { television: known, cookie: null } : sets.add();
    if (cookie) reply.header('set-cookie', cookie);
    const page = televisionPage(await television.look());
    return reply
      .header('content-security-policy', CSP)
      .type('text/html; charset=utf-8')
      .send(page.text);
  });

  app.post(`${PAGE}/sign-out`, async (request, reply) => {
    await sets.known(request.headers.cookie)?.signOut();
    return reply.redirect(PAGE, 303);
  });

  app.get<{ Querystring: { src: string } }>(
    `${PAGE}/picture`,
    { schema: { querystring: pictureQuery } },
    async ({ query }, reply) => {
      const picture = await product.picture(query.src);
      return picture ? reply.type(picture.type).send(picture.bytes) : reply.callNotFound();
    },
  );

  for (const [name, type] of [
    ['style.css', 'text/css'],
    ['screen.js', 'text/javascript'],
  ] as const) {
    const file = readFileSync(new URL(name, import.meta.url), 'utf8');
    app.get(`${PAGE}/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(file),
    );
  }
}
