import { expect, type Page } from '@playwright/test';

interface ListEntry {
  data: Record<string, unknown>[];
  meta: Record<string, unknown>;
}

/** Makes the page of a row answer with this many titles: the catalogue of the demo is not that large. */
export async function lengthenGrid(page: Page, titles: number): Promise<void> {
  const path = '/api/content/v2/breakdownItemsPaged';
  const answer = await page.request.get(`${path}?containerCode=for-this-evening&limit=40`);
  const { data } = (await answer.json()) as ListEntry;
  /** The service's facts about the row, fetched once. */
  let own: Promise<ListEntry> | undefined;
  await page.route(`**${path}?**`, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit'))];
    const items = Array.from({ length: Math.min(limit, titles - offset) }, (_, at) => ({
      ...data[(offset + at) % data.length],
      id: offset + at + 1,
      title: `Number ${offset + at + 1}`,
    }));
    own ??= page.request.get(`${path}?${asked}`).then((response) => response.json());
    const meta = { ...(await own).meta, totalCount: titles, offset, limit };
    await route.fulfill({ json: { message: null, data: items, meta } });
  });
}

/** Scrolls to the end repeatedly, until the grid has this many titles. */
export async function growTo(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        return page
          .getByRole('main')
          .getByRole('listitem')
          .last()
          .evaluate((item) => Number(item.getAttribute('aria-posinset')));
      },
      { timeout: 40_000, intervals: [60] },
    )
    .toBeGreaterThanOrEqual(count);
}
