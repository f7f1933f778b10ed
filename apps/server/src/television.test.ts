import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.stop());

/** A browser on the sandbox's television page. */
function television() {
  let cookie = '';
  const ask = async (path: string, method = 'GET') => {
    const headers = { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${stack.sandboxUrl}${path}`, { method, headers });
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return answer.text();
  };
  return { look: () => ask('/television'), signOut: () => ask('/television/sign-out', 'POST') };
}

const codeOn = (page: string) => /<span>(\d{3})<\/span><span>(\d{3})<\/span>/.exec(page);

async function call(path: string, body: object, token?: string) {
  const response = await fetch(`${stack.url}/api/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-platform': 'ios',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: { accessToken: string } };
}

test(
  'the sandbox’s television shows a code, then the account of the member who enters it',
  { tags: ['long'], timeout: 40_000 },
  async () => {
    const tv = television();
    const page = await tv.look();
    const [, first = '', second = ''] = codeOn(page) ?? [];
    expect(codeOn(await tv.look())?.slice(1)).toEqual([first, second]);
    const credentials = { email: 'member@kandil.test', password: 'kandil-demo' };
    const { data } = await call('/public/login', credentials);
    await call('/activate', { activationCode: first + second }, data.accessToken);
    await expect.poll(tv.look, { timeout: 15_000, interval: 500 }).toContain('Welcome, <bdi>');
    const home = await tv.look();
    expect(home).toContain('<h2>New Episodes</h2>');
    const picture = /src="(\/television\/picture[^"]+)"/.exec(home)?.[1];
    const image = await fetch(`${stack.sandboxUrl}${picture}`);
    expect(image.headers.get('content-type')).toMatch(/^image\//);
    await tv.signOut();
    const other = codeOn(await tv.look())
      ?.slice(1)
      .join('');
    expect(other).toMatch(/^\d{6}$/);
    expect(other).not.toBe(first + second);
  },
);
