import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formPostRoute } from './form-post.ts';

const app = Fastify();
beforeAll(() => formPostRoute(app));
afterAll(() => app.close());

const post = (
  payload: string,
  type = 'application/x-www-form-urlencoded',
  url = '/sign-in/apple',
) => app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('Apple’s form post to the redirect address', () => {
  test('redirects to the page with only the needed fields in the fragment', async () => {
    const answer = await post('state=s&id_token=a.b.c&code=secret&user=%7B%22name%22%3A1%7D&x=1');
    expect(answer.statusCode).toBe(303);
    const { location = '' } = answer.headers;
    const [path, fragment] = location.split('#');
    expect(path).toBe('/sign-in/apple');
    expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
      state: 's',
      id_token: 'a.b.c',
      user: '{"name":1}',
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('cannot redirect elsewhere or add a header', async () => {
    const answer = await post('state=%0d%0aSet-Cookie%3A%20a%3Db&id_token=%23//evil.example');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers.location).toMatch(/^\/sign-in\/apple#state=%0D%0A/);
  });

  test.each([
    ['more than 16 KB', () => post(`id_token=${'x'.repeat(16_385)}`), 413],
    ['no form', () => post('<a/>', 'text/xml'), 415],
    ['another address', () => post('state=s', undefined, '/sign-in/google'), 404],
  ])('%s is refused', async (_name, send, status) => {
    expect((await send()).statusCode).toBe(status);
  });
});
