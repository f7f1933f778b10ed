import { DEMO_PASSWORD } from '@kandil/api';
import { expect } from 'vitest';

/** The calls and pages of a product, each from an address of the network that is used once: limits stay away. */
export function asVisitors(origin: () => string) {
  let asked = 0;
  const ownAddress = () => ({ 'x-forwarded-for': `203.0.${(asked += 1) >> 8}.${asked & 255}` });

  async function call<T>(path: string, token: string | null, body?: object): Promise<T> {
    const answer = await fetch(`${origin()}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...ownAddress(),
        'x-platform': 'web',
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = (await answer.json()) as { data: T; message: string | null };
    expect(answer.status, `${path}: ${message}`).toBe(200);
    return data;
  }

  return {
    call,
    /** Signs a demo account in and returns its access token. */
    async signIn(role: string): Promise<string> {
      const login = { email: `${role}@kandil.test`, password: DEMO_PASSWORD };
      return (await call<{ accessToken: string }>('auth/public/login', null, login)).accessToken;
    },
    async page(path: string, headers: Record<string, string> = {}) {
      const answer = await fetch(origin() + path, {
        headers: { ...ownAddress(), ...headers },
        redirect: 'manual',
      });
      const { status } = answer;
      return { status, headers: answer.headers, body: await answer.text() };
    },
  };
}

/** Address of the member's part of a page. */
export const partOf = (html: string): string => {
  const [, address = ''] = /"part":\{"url":"\/api\/([^"]+)"/.exec(html) ?? [];
  return address;
};

export const cookieOf = (token: string): { cookie: string } => ({
  cookie: `kandil_token=${token}; kandil_device=device-of-the-test`,
});
