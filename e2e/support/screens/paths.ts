import type { BrowserContext } from '@playwright/test';
import { askAs } from '../ask.ts';
import type { Screen } from './list.ts';

async function videoId(context: BrowserContext, site: string, code: string): Promise<number> {
  const path = `/api/content/video/code?videoCode=${code}`;
  return (await askAs<{ id: number }>(context, site + path)).id;
}

const finders: Record<string, (context: BrowserContext, site: string) => Promise<number>> = {
  '{episode}': (context, site) => videoId(context, site, 'caravan-of-dust-s1e1'),
  // The first one is free.
  '{locked}': (context, site) => videoId(context, site, 'caravan-of-dust-s1e2'),
  async '{profile}'(context, site) {
    const path = '/api/auth/auth/user-profile/list';
    const profiles = await askAs<{ id: number; isDefaultProfile: boolean }[]>(context, site + path);
    return profiles.find(({ isDefaultProfile }) => !isDefaultProfile)?.id ?? 0;
  },
};

/** The path of a screen in a language, with its ids. The context must belong to the screen's account. */
export async function pathOf(
  context: BrowserContext,
  site: string,
  { path }: Pick<Screen, 'path'>,
  language: string,
): Promise<string> {
  let found = path;
  for (const [place, find] of Object.entries(finders))
    if (path.includes(place)) found = path.replace(place, String(await find(context, site)));
  // Always with the language: a member's page without it reloads in the language of the profile.
  return `/${language}${found}`;
}
