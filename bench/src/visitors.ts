import type { SeededMember } from '@kandil/testkit/members';
import { COOKIES } from '../../apps/web/app/browser/cookies.ts';
import type { Contestant } from './compare.ts';
import type { Request } from './load.ts';
import type { RunningStack } from './stacks.ts';

const MEMBERS = 50;
const LISTED = 20;

/** Requests of guests for paths. */
export const guests = ({ pid, url }: RunningStack, paths: readonly string[]): Contestant => ({
  name: 'Kandil',
  pid,
  requests: paths.map((path) => ({ url: url + path })),
});

/** Requests of signed-in members for paths: each member asks for each path. */
export const members = (
  { pid, url }: RunningStack,
  cookies: readonly string[],
  paths: readonly string[],
): Contestant => ({
  name: 'Kandil',
  pid,
  requests: cookies.flatMap((cookie) =>
    paths.map((path): Request => ({ url: url + path, cookie })),
  ),
});

/** Members with titles on their list, as their cookies after the first visit of home. */
export async function signIn(running: RunningStack): Promise<string[]> {
  const seeded = await running.members(MEMBERS);
  await running.query(
    `insert into content.my_list (profile_id, title_id)
     select profile, id from unnest($1::int[]) profile, (select id from content.title order by id limit $2) title`,
    [seeded.map(({ profileId }) => profileId), LISTED],
  );
  // One after the other: many first pages at once are refused on a busy machine.
  const cookies: string[] = [];
  for (const member of seeded) cookies.push(await cookiesOf(running, member));
  return cookies;
}

/** @throws Error unless the product knows the member */
async function cookiesOf({ url }: RunningStack, { token }: SeededMember): Promise<string> {
  const profiles = await fetch(`${url}/api/auth/auth/user-profile/list`, {
    headers: { authorization: `Bearer ${token}`, 'x-platform': 'web' },
  });
  if (!profiles.ok) throw new Error(`the profiles of a member: ${profiles.status}`);
  const own = `${COOKIES.token}=${token}`;
  const page = await fetch(`${url}/`, { headers: { cookie: own }, redirect: 'manual' });
  await page.arrayBuffer();
  if (page.status !== 200) throw new Error(`home answers a member ${page.status}`);
  const set = page.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return [own, ...set.filter((cookie) => !cookie.startsWith(`${COOKIES.token}=`))].join('; ');
}
