import type { SeededMember } from '@kandil/testkit/members';
import { COOKIES } from '../../../apps/web/app/browser/cookies.ts';
import { latencyLines, throughputLine } from '../beside-raw.ts';
import { onLargeCatalogue } from '../catalogue-stack.ts';
import type { Line } from '../report.ts';

const MOST_MS = 60;
const ROWS = 40;
const TITLES = 1000;
const MEMBERS = 50;
/** Rows that the home page comes with, and how many follow at a time as a visitor scrolls. */
const [FIRST_ROWS, NEXT_ROWS] = [5, 6];

/** Home, rendered on the server, for guests: 50 at once, who share a page that is kept for ten seconds. */
export function homeLines(url: string): Promise<Line[]> {
  return latencyLines('home, kept for guests', { urls: [`${url}/`] }, MOST_MS);
}

/**
 * A home of 40 rows: its document, cached for guests and rendered for each of 50 members, the whole way down as 50
 * guests scroll at once, and all rows in one answer.
 */
export function longHomeLines(root: string): Promise<Line[]> {
  return onLargeCatalogue(root, { titles: TITLES, homeRows: ROWS }, async ({ stack, members }) => {
    const home = `${stack.url}/`;
    const rows = (offset: number, limit: number) =>
      `${stack.url}/api/content/v3/breakdowns?offset=${offset}&limit=${limit}`;
    const all = rows(0, ROWS);
    const { data } = (await (await fetch(all)).json()) as { data: unknown[] };
    if (data.length !== ROWS) throw new Error(`home has ${data.length} rows, not ${ROWS}`);
    const pages = Math.ceil((ROWS - FIRST_ROWS) / NEXT_ROWS);
    const scrolled = Array.from({ length: pages }, (_, page) =>
      rows(FIRST_ROWS + page * NEXT_ROWS, NEXT_ROWS),
    );
    const name = `home of ${ROWS} rows`;
    const cookies = await signedIn(home, await members(MEMBERS));
    return [
      ...(await latencyLines(`${name}, kept for guests`, { urls: [home] }, MOST_MS)),
      ...(await latencyLines(`${name}, signed-in members`, { urls: [home], cookies }, MOST_MS)),
      ...(await latencyLines(
        `${ROWS} rows scrolled through`,
        { urls: [home, ...scrolled] },
        MOST_MS,
      )),
      await throughputLine(`${ROWS} rows in one answer`, all),
    ];
  });
}

/** The cookies of members. @throws when one of them gets the cached page of guests */
function signedIn(url: string, members: readonly SeededMember[]): Promise<string[]> {
  return Promise.all(
    members.map(async ({ token, userId }) => {
      const cookie = `${COOKIES.token}=${token}`;
      const page = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      if (page.status !== 200 || !(await page.text()).includes(userId))
        throw new Error(`${url} answers a member ${page.status}, or as a guest`);
      return cookie;
    }),
  );
}

/** Catalogue calls through the whole edge: access, input, answer in the envelope. */
export async function catalogueLines(url: string): Promise<Line[]> {
  const calls = {
    categories: '/v3/categories',
    carousel: '/v2/carousel',
    breakdowns: '/v3/breakdowns',
    'series by code': '/series/findById?code=caravan-of-dust',
  };
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(calls))
    lines.push(await throughputLine(`catalogue: ${name}`, `${url}/api/content${path}`));
  return lines;
}
