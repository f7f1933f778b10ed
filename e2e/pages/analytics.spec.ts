import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { expectPlaying } from '../support/playback.ts';
import { cancelBilling, choosePlan, expectActive, payAtPaypal } from '../support/paying.ts';
import { signUp } from '../support/sign-up.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { watchPath } from '../support/viewer.ts';

interface EventBody {
  by: 'tag manager' | 'pixel';
  event: string;
  page: string;
  parameters: Record<string, unknown>;
}

// A separate product: its sandbox receives no events of other tests.
let product: Stack;
test.beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1000', AVOD_ENABLED: 'true' };
  product = await startStack({ env: { ...env, CUSTOM_ANALYTICS_ENABLED: 'true' } });
});
test.afterAll(() => product?.stop());
test.describe.configure({ mode: 'serial' });
async function heard(
  request: APIRequestContext,
): Promise<{ scripts: number; events: EventBody[] }> {
  return (await request.get(`${product.sandboxUrl}/analytics/events`)).json();
}

/** The events of a journey that happen once, in order. */
const WHOLE_JOURNEY = ['sign_up', 'favourite', 'next_episode', 'logout', 'login'];

/** Waits until the sandbox has received an event. */
async function expectReported(
  request: APIRequestContext,
  reported: Partial<EventBody>,
): Promise<void> {
  await expect
    .poll(async () => (await heard(request)).events.filter(({ event }) => event === reported.event))
    .toContainEqual(expect.objectContaining(reported));
}

/** Opens a page and collects violations of its content security policy. */
async function visit(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (/policy|trusted/i.test(message.text())) complaints.push(message.text());
  });
  return { page: await context.newPage(), complaints };
}

const allow = (context: BrowserContext, kinds: string) =>
  context.addCookies([{ name: 'kandil_consent', value: kinds, url: product.url }]);

test(
  'third parties receive nothing before consent, then the events, and nothing on private pages',
  {
    tag: [
      '@ANALYTICS-04',
      '@ANALYTICS-05',
      '@ANALYTICS-09',
      '@ANALYTICS-16',
      '@ANALYTICS-17',
      '@ANALYTICS-20',
    ],
  },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ baseURL: product.url });
    const { page, complaints } = await visit(context);
    const { request } = context;
    const foreign: string[] = [];
    page.on('request', (each) => {
      if (each.url().includes('/analytics/')) foreign.push(each.url());
    });
    await page.goto('/en');
    await hydrated(page);
    await page.goto('/en/detail/nur');
    await hydrated(page);
    expect(foreign).toEqual([]);
    expect(await heard(request)).toEqual({ scripts: 0, events: [] });

    await page.getByRole('button', { name: 'Allow all' }).click();
    // This document's policy knows no foreign origin; the next page is a new document, whose policy does.
    await page.locator('footer a[href$="/help-center"]').click();
    await expect.poll(() => foreign.length).toBeGreaterThan(1);
    await expect(page).toHaveURL(/\/help-center$/);
    await page.goto('/en/search/golden');
    await hydrated(page);
    const quest = expect.objectContaining({ userType: 'quest', term: 'golden' });
    await expectReported(request, { by: 'tag manager', event: 'search', parameters: quest });
    await expectReported(request, { by: 'pixel', event: 'Search', parameters: quest });
    await page.locator('main a[href*="/detail/"]').first().click();
    await expectReported(request, { by: 'tag manager', event: 'content_click' });
    await expectReported(request, { by: 'pixel', event: 'ViewContent' });
    await page.locator('main [data-button=play]').click();
    const play = expect.objectContaining({ button: 'play' });
    await expectReported(request, { by: 'tag manager', event: 'button_click', parameters: play });
    await expect(page).toHaveURL(/\/watch\//);

    // The page for a code has no third-party script, on every way to it.
    await page.goto('/en');
    await hydrated(page);
    const loaded = page.waitForRequest(/analytics\/gtm/);
    await page.reload();
    await loaded;
    await hydrated(page);
    await page.locator('footer a[href$="/activate"]').click();
    await expect(page).toHaveURL(/\/activate$/);
    await expect(page.locator('script[src*="/analytics/"]')).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** A refused and a made payment are reported from the next page that is not private, and a canceled plan. */
async function expectPayments(page: Page): Promise<void> {
  const { request } = page.context();
  const ofPaying = async () =>
    (await heard(request)).events.filter(({ event }) => /payment|purchase|transaction/.test(event));

  await choosePlan(page, 'Solo', /PayPal/);
  await payAtPaypal(page, 'Refuse');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await payAtPaypal(page, 'Agree');
  await expectActive(page);
  await expect(page.locator('script[src*="/analytics/"]')).toHaveCount(0);
  expect(await ofPaying()).toEqual([]);

  await page.goto('/en/settings#plan');
  await hydrated(page);
  const gateway = { gatewayCode: 'PAYPAL' };
  const bought = { planCode: 'SOLO', periodCode: 'YEARLY' };
  const paid = expect.objectContaining({ ...bought, ...gateway });
  const by = 'tag manager' as const;
  await expectReported(request, { by, event: 'add_payment_info', parameters: paid });
  await expectReported(request, { by, event: 'purchase', parameters: paid });
  const refused = expect.objectContaining({ ...gateway, reason: 'CANCELLED_BY_PAYER' });
  await expectReported(request, { by, event: 'transaction_error', parameters: refused });
  await cancelBilling(page);
  const ended = expect.objectContaining(bought);
  await expectReported(request, { by, event: 'cancel_subscription', parameters: ended });
  // Each payment once, also when its page is opened again.
  await page.goBack();
  await page.goto('/en');
  await hydrated(page);
  const names = (await ofPaying()).map(({ event }) => event).toSorted();
  expect(names).toEqual(['add_payment_info', 'add_payment_info', 'purchase', 'transaction_error']);
}

test(
  'sign-up, log-out, My List, an episode, the next one and full screen are reported; payments from the next page that is not private, and a canceled plan',
  {
    tag: [
      '@ANALYTICS-06',
      '@ANALYTICS-07',
      '@ANALYTICS-08',
      '@ANALYTICS-10',
      '@ANALYTICS-11',
      '@ANALYTICS-12',
      '@ANALYTICS-13',
      '@ANALYTICS-14',
      '@ANALYTICS-15',
      '@ANALYTICS-18',
      '@ANALYTICS-19',
      '@ANALYTICS-21',
    ],
  },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: product.url });
    const { page, complaints } = await visit(context);
    const { request } = context;
    await allow(context, 'analytics');
    const { url, sandboxUrl: sandbox, controlUrl: control, dataDir } = product;
    const sites = { open: url, closed: url, sandbox, control, dataDir };
    await signUp(page, sites, 'analytics');
    await expectReported(request, { by: 'tag manager', event: 'sign_up' });
    await page.goto('/en/detail/caravan-of-dust');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'My List' }).click();
    const member = expect.objectContaining({ userType: 'member', action: 'add' });
    await expectReported(request, { by: 'tag manager', event: 'favourite', parameters: member });
    await page.getByRole('main').getByRole('button', { name: 'I like this' }).click();
    const like = expect.objectContaining({ userType: 'member', action: 'like' });
    await expectReported(request, { by: 'tag manager', event: 'user_action', parameters: like });
    const { path } = await watchPath(request, 'caravan-of-dust-s1e1');
    await page.goto(path);
    await expectPlaying(page);
    await expectReported(request, { event: 'content_video', page: path });
    await page.keyboard.press('f');
    await expectReported(request, { event: 'full_screen' });
    await page.keyboard.press('f');
    await page.keyboard.press('n');
    await expectReported(request, { event: 'next_episode', page: path });
    await expect(page).not.toHaveURL(path);

    await test.step('a refused and a made payment, and a canceled plan', () =>
      expectPayments(page));
    await page.getByRole('button', { name: '’s menu' }).click();
    // The address may stay the same; the document is new.
    const left = page.waitForEvent('load');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await left;
    await expectReported(request, { by: 'tag manager', event: 'logout' });
    const { events } = await heard(request);
    expect(events.filter(({ by, page: on }) => by === 'pixel' && on === path)).toEqual([]);

    await page.goto('/en/login');
    await hydrated(page);
    const form = page.getByRole('dialog');
    await form.getByLabel('E-mail or phone number').fill('member@kandil.test');
    await form.getByLabel('Password', { exact: true }).fill('kandil-demo');
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await expectReported(request, { by: 'tag manager', event: 'login' });
    // The log of the whole journey, each event where it belongs.
    const log = (await heard(request)).events.filter(({ by }) => by === 'tag manager');
    const journey = log.slice(log.findIndex(({ event }) => event === 'sign_up'));
    expect(
      journey.map(({ event }) => event).filter((event) => WHOLE_JOURNEY.includes(event)),
    ).toEqual(WHOLE_JOURNEY);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
