import type { APIRequestContext } from '@playwright/test';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { expect, hydrated, test } from '../support/test.ts';

interface Report {
  kind: 'event' | 'transaction';
  payload: {
    transaction?: string;
    tags?: Record<string, unknown>;
    exception?: { values: { type: string; value: string }[] };
  };
}

// A separate product: the shared ones report nothing, and its sandbox receives no reports of other tests.
let product: Stack;
test.beforeAll(async () => {
  product = await startStack({ env: { SENTRY_ERROR_SAMPLE: '1', SENTRY_TRACE_SAMPLE: '1' } });
});
test.afterAll(() => product?.stop());
// In one worker: each would start a product.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/planted|status of (?:404|503)/] });

const received = async (request: APIRequestContext): Promise<Report[]> => {
  const answer = await request.get(`${product.sandboxUrl}/errors/reports`);
  return (await answer.json()).reports;
};
const fromBrowser = async (request: APIRequestContext) =>
  (await received(request)).filter(({ payload }) => payload.tags?.['side'] === 'browser');
const errors = async (request: APIRequestContext) =>
  (await fromBrowser(request)).filter(({ kind }) => kind === 'event');

test.beforeEach(async ({ request }) => {
  await request.delete(`${product.sandboxUrl}/errors/reports`);
  await request.delete(`${product.sandboxUrl}/faults`);
});

test(
  'an error and the timing of a page reach the collector, without the visitor’s words, under the page’s policy',
  { tag: ['@ERROR-10', '@ERROR-14'] },
  async ({ page, request }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/policy|trusted/i.test(message.text())) complaints.push(message.text());
    });
    await page.goto(`${product.url}/en/search/sara%20ahmed?code=4831`);
    await hydrated(page);
    await expect
      .poll(async () => (await fromBrowser(request)).map(({ payload }) => payload.transaction))
      .toEqual(['/search/:query?']);

    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('planted: sara.ahmed@example.com, +90 532 123 45 67, token=s3cr3t');
      });
    });
    await expect.poll(() => errors(request)).toHaveLength(1);
    const [error] = await errors(request);
    expect(error?.payload).toMatchObject({
      environment: 'demo',
      transaction: '/search/:query?',
      tags: { side: 'browser', kind: 'crash' },
      exception: {
        values: [{ type: 'TypeError', value: 'planted: [e-mail], [number], token=[hidden]' }],
      },
    });
    const sent = JSON.stringify(await received(request));
    expect(sent).not.toMatch(
      /sara|ahmed|=4831|532 123|s3cr3t|localhost|127\.0\.0\.1|HeadlessChrome/i,
    );
    expect((await received(request)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        transaction: 'GET page',
        tags: { side: 'server', status: 200 },
      }),
    );
    expect(complaints).toEqual([]);
    const beacons = await (await request.get(`${product.sandboxUrl}/analytics`)).text();
    expect(beacons).toContain('planted: [e-mail]');
  },
);

test(
  'a call that is refused is reported with its kind, its status and its code',
  { tag: ['@ERROR-13', '@ERROR-14'] },
  async ({ page, request }) => {
    await page.goto(`${product.url}/en`);
    await hydrated(page);
    await page.route('**/api/content/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('main a[href*="/detail/"]').first().click();
    await expect.poll(() => errors(request)).not.toHaveLength(0);
    const [error] = await errors(request);
    expect(error?.payload.tags).toMatchObject({ side: 'browser', status: 404 });
  },
);

test('a collector that is down is left alone, and nobody sees it', async ({ page, request }) => {
  await request.put(`${product.sandboxUrl}/faults/errors`, { data: { mode: 'down' } });
  const asked: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/envelope/')) asked.push(each.url());
  });
  const refused = page.waitForResponse(/\/envelope\//);
  await page.goto(`${product.url}/en/help-center`);
  await hydrated(page);
  // Errors before that answer would be sent, too.
  await (await refused).finished();
  expect(asked).toHaveLength(1);
  await page.evaluate(() => {
    for (const name of ['planted one', 'planted two'])
      setTimeout(() => {
        throw new Error(name);
      });
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Kandil' }).first().click();
  await expect(page.getByRole('main')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await received(request)).toEqual([]);
});
