import type { Page } from '@playwright/test';

interface Row {
  type: string;
  totalCount: number;
  videoResources: { id: number }[];
}

/** Makes a row of home long from the next navigation on: answers for tiles that the catalogue does not have. */
export async function withLongRow(page: Page, type: string, totalCount: number): Promise<void> {
  let tiles: Row['videoResources'] = [];
  await page.route('**/api/content/v3/breakdowns*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Row[] };
    const row = body.data.find((each) => each.type === type);
    if (row) {
      row.totalCount = totalCount;
      tiles = row.videoResources;
    }
    await route.fulfill({ response, json: body });
  });
  await page.route('**/api/content/v2/breakdownItemsPaged*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('offset'));
    const limit = Math.min(Number(query.get('limit')), totalCount - offset);
    const data = Array.from({ length: limit }, (_, index) => ({
      ...tiles[index % tiles.length],
      id: 100_000 + offset + index,
    }));
    const meta = { totalCount, offset, limit, title: '', type };
    await route.fulfill({ json: { message: null, data, meta } });
  });
}
