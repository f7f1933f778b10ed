import type { BrowserContext } from '@playwright/test';
import { askAs } from '../ask.ts';

/** Watched at the start, in the middle and to the end. */
const WATCHED = [
  ['two-sugars-s1e1', 95],
  ['caravan-of-dust-s1e2', 20],
  ['winter-camp-s1e1', 40],
] as const;

interface Title {
  id: number;
}

/** Gives the member of the browser three titles in My List and three in the history. */
export async function furnish(context: BrowserContext, site: string): Promise<void> {
  const content = `${site}/api/content`;
  const ask = (path: string) => askAs<Title[]>(context, content + path);
  const requested = new Set((await ask('/series/list?limit=3')).map(({ id }) => id));
  const there = await ask('/favoriteSeries/myList?limit=50');
  for (const { id } of there)
    if (!requested.has(id)) await ask(`/favoriteSeries/removeToMyList?seriesId=${id}`);
  for (const id of requested) await ask(`/favoriteSeries/addToMyList?seriesId=${id}`);
  const reports = await Promise.all(
    WATCHED.map(async ([code, lastSec]) => {
      const video = await askAs<Title>(context, `${content}/video/code?videoCode=${code}`);
      const eventTime = new Date(Date.now() - lastSec * 1000).toISOString();
      return { videoId: video.id, event: 'PAUSE', lastSec, eventTime };
    }),
  );
  await askAs(context, `${site}/api/watch/progress/batch`, { reports });
}
