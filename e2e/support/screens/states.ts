import type { Page } from '@playwright/test';
import type { State } from './list.ts';
import { complete, followLink, openFrame } from './visit.ts';

/** Shows a state of a page that loads its data in the browser: it is opened from another page of the application. */
export async function showState(
  page: Page,
  site: string,
  path: string,
  state: State,
): Promise<void> {
  await openFrame(page, site, path.split('/')[1] ?? '');
  if (state === 'loading') await page.route('**/api/**', () => {});
  if (state === 'error')
    await page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, json: { message: null, data: null, meta: null } }),
    );
  if (state === 'offline') await page.context().setOffline(true);
  await followLink(page, path);
  await page
    .waitForFunction(() => !document.querySelector('#main[data-left]'), undefined, {
      timeout: 5_000,
    })
    .catch(() => undefined);
  // A skeleton comes first.
  if (state !== 'loading') await complete(page);
}

/** Takes back what `showState` did. */
export async function endState(page: Page): Promise<void> {
  // A page that is online again loads at once.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
}
