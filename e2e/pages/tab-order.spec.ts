import type { Page } from '@playwright/test';
import { defineLooks } from '../support/control-looks.ts';
import { expect, figure, hydrated, test } from '../support/test.ts';

interface Stop {
  name: string;
  /** What is wrong with it, for a person who moves with Tab. */
  faults: string[];
  /** Whether the focus was here before: the walk is at its end. */
  again: boolean;
}

/** More than any page has. */
const MOST_STOPS = 400;

/** Runs in the page, after each Tab. Null: the focus has left the page. */
function arrive(): Promise<Stop> | null {
  const { looks } = window;
  const to = document.activeElement;
  const from = window.lastStop;
  if (!(to instanceof HTMLElement) || to.matches('body, #main, dialog')) return null;
  window.lastStop = to;
  const again = to.hasAttribute('data-tabbed');
  to.setAttribute('data-tabbed', '');

  /** Not after what stands before it: upwards is right only where the next column begins. */
  function isOutOfOrder(): boolean {
    if (!from?.isConnected || !(to instanceof HTMLElement)) return false;
    if (!(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING)) return true;
    const [a, b] = [
      looks.seen(from).getBoundingClientRect(),
      looks.seen(to).getBoundingClientRect(),
    ];
    const isAbove = b.bottom <= a.top + 4;
    const isNextColumn = document.dir === 'rtl' ? b.right <= a.left + 4 : b.left >= a.right - 4;
    const isInBar = Boolean(from.closest('.fixed')) !== Boolean(to.closest('.fixed'));
    return isAbove && !isNextColumn && !isInBar;
  }
  const check = async () => {
    // The skip link comes and goes within two frames, and a row in view gets the rest of its tiles.
    const frame = () => new Promise(requestAnimationFrame);
    for (let count = 0; count < 3; count += 1) await frame();
    const checks: [string, boolean][] = [
      ['not in view', looks.isHidden(to)],
      ['out of order', !again && isOutOfOrder()],
      ['without a ring', !(await looks.isRinged(to))],
    ];
    return checks.filter(([, isFault]) => isFault).map(([fault]) => fault);
  };
  return check().then((faults) => ({ name: looks.nameOf(to), faults, again }));
}

declare global {
  interface Window {
    lastStop?: HTMLElement;
  }
}

/** Presses Tab until the focus leaves the page, or comes back to where it was. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(arrive);
    if (!stop || stop.again) return stops;
    stops.push(stop);
  }
  throw new Error(`the focus is trapped among ${stops.map(({ name }) => name).join(', ')}`);
}

/** Visible controls that Tab has not reached. */
const missed = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const scope = document.querySelector(selector) ?? document.body;
    return (
      window.looks
        .controlsIn(scope)
        .filter((control) => control.tabIndex >= 0 && !control.matches('[data-tabbed]'))
        // Tab reaches one of a group of radio buttons.
        .filter((control) => !control.matches('[type="radio"]:not(:checked)'))
        .map(window.looks.nameOf)
    );
  }, within);

for (const language of ['en', 'ar'] as const) {
  for (const path of ['/', '/detail/nur', '/subscription-plans'])
    test(
      `Tab follows the order of ${path} in ${language}, from the skip link to the end`,
      { tag: path === '/detail/nur' && language === 'ar' ? [] : ['@long'] },
      async ({ page }) => {
        test.setTimeout(120_000);
        await page.goto(`/${language}${path}`);
        await hydrated(page);
        await page.evaluate(defineLooks);
        const stops = await tabThrough(page);
        await expect(page.locator('[data-tabbed]').first()).toHaveAttribute('href', '#main');
        expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
        expect(await missed(page, 'body')).toEqual([]);
        figure('controls that Tab reaches in order', stops.length, 'all in view, with a ring');
      },
    );

  test(
    `Tab stays in the dialog of /login in ${language}, and Escape leads out of it`,
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`/${language}/login`);
      await hydrated(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('input').first()).toBeFocused();
      await page.evaluate(defineLooks);
      await dialog.getByRole('button').first().focus();
      await page.evaluate(arrive);
      const stops = await tabThrough(page);
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
      expect(await missed(page, 'dialog[open]')).toEqual([]);
      await expect(page.locator('[data-tabbed]:not(dialog *)')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  );
}
