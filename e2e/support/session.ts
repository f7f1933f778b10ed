import type { BrowserContext, Page } from '@playwright/test';

/** The value of a cookie; null if there is none. */
export async function cookieOf(context: BrowserContext, name: string): Promise<string | null> {
  const cookies = await context.cookies();
  return cookies.find((each) => each.name === name)?.value ?? null;
}

/** Replaces the access token with the same token, expired a minute ago. The refresh token stays. */
export async function letTokenRunOut(context: BrowserContext, site: string): Promise<void> {
  const token = await cookieOf(context, 'kandil_token');
  if (!token) throw new Error('no member is logged in');
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const over = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 };
  const value = `${header}.${Buffer.from(JSON.stringify(over)).toString('base64url')}.${signature}`;
  await context.addCookies([
    { name: 'kandil_token', value, url: site },
    { name: 'kandil_token_expiry', value: `${Date.now() - 60_000}p`, url: site },
  ]);
}

/** Ends only the session of this browser, through the API, so that the browser does not know it yet. */
export async function endSession(context: BrowserContext, site: string): Promise<void> {
  const headers = { authorization: `Bearer ${await cookieOf(context, 'kandil_token')}` };
  const sessions = `${site}/api/auth/auth/sessions`;
  const { data } = (await (await fetch(sessions, { headers })).json()) as {
    data: { id: string; current: boolean }[];
  };
  const own = data.find(({ current }) => current);
  const ended = await fetch(`${sessions}/${own?.id}`, { method: 'DELETE', headers });
  if (!ended.ok) throw new Error(`the session was not ended: ${await ended.text()}`);
}

const REFRESH = '/api/auth/public/refresh-token';

/** Counts the refresh requests of a browser. */
export function countRefreshes(context: BrowserContext): { sent: number } {
  const count = { sent: 0 };
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REFRESH) count.sent++;
  });
  return count;
}

/**
 * Drops the response to the next refresh after the service has handled it. It is fetched without Playwright, whose
 * requests would store the new cookie in the browser. The route stays: taking it away while other tabs have requests
 * under way can lose Playwright's events of them.
 * @returns a function that returns the status of the dropped response; 0 before it
 */
export async function dropNextRefresh(context: BrowserContext): Promise<() => number> {
  let status = 0;
  let isDropped = false;
  await context.route(`**${REFRESH}`, async (route) => {
    if (isDropped) return route.continue();
    isDropped = true;
    const request = route.request();
    const { connection: _, 'content-length': __, ...headers } = await request.allHeaders();
    const forwarded = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const answer = await fetch(request.url(), {
      method: 'POST',
      headers: forwarded,
      body: request.postData() ?? '{}',
    });
    status = answer.status;
    await route.abort('connectionreset');
  });
  return () => status;
}

/** The button that opens a member's menu. */
export const memberMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}’s menu` });
