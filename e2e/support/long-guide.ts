import type { Page } from '@playwright/test';

interface Channel {
  id: number;
  title: string;
}

/** Makes the guide show this many channels: those of the demo repeated, each with another number. */
export async function lengthenGuide(page: Page, channels: number): Promise<void> {
  const all = await page.request.get('/api/content/tv-channel/all');
  const { data } = (await all.json()) as { data: Channel[] };
  const original = (id: number) => data[(id - 1) % data.length]?.id ?? 0;
  await page.route('**/tv-channel/all', (route) => {
    const many = Array.from({ length: channels }, (_, at) => ({
      ...data[at % data.length],
      id: at + 1,
      title: `Channel ${at + 1}`,
    }));
    return route.fulfill({ json: { message: null, data: many, meta: null } });
  });
  await page.route('**/tv-channel/guide?**', async (route) => {
    const url = new URL(route.request().url());
    const ids = (url.searchParams.get('channels') ?? '').split(',').map(Number);
    url.searchParams.set('channels', [...new Set(ids.map(original))].join());
    const answer = await page.request.get(url.href);
    const { data: rows } = (await answer.json()) as { data: { channelId: number }[] };
    const known = new Map(rows.map((row) => [row.channelId, row]));
    const many = ids.map((id) => ({ ...known.get(original(id)), channelId: id }));
    await route.fulfill({ json: { message: null, data: many, meta: null } });
  });
}
