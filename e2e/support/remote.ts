import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** A television of 2025, which has a remote. https://webostv.developer.lge.com/develop/specifications/web-api-and-web-engine */
export const TELEVISION = {
  userAgent:
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 WebAppManager',
} as const;

/** Waits until the arrows move the focus: their code is fetched after hydration. */
export const withRemote = (page: Page): Promise<void> =>
  page.locator('html[data-remote]').waitFor({ state: 'attached' });

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The arrow that leads from a box towards another, lines first; null when they share a line and a column. */
function keyTowards(from: Box | null, to: Box): string {
  if (!from) return 'ArrowRight';
  if (to.top >= from.bottom - 8) return 'ArrowDown';
  if (to.bottom <= from.top + 8) return 'ArrowUp';
  return to.left + to.right > from.left + from.right ? 'ArrowRight' : 'ArrowLeft';
}

/** Moves the focus to a control with real arrow keys, by where it is on the screen, as a viewer does. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    const at = await target.evaluate((element) => {
      const boxOf = (of: Element) => {
        const { left, right, top, bottom } = of.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const { activeElement } = document;
      const isNowhere = !activeElement || activeElement.matches('body, #main, dialog');
      return {
        isThere: activeElement === element,
        focused: activeElement?.outerHTML.slice(0, 150),
        from: isNowhere ? null : boxOf(activeElement),
        to: boxOf(element),
      };
    });
    if (!at.isThere) await page.keyboard.press(keyTowards(at.from, at.to));
    expect(at.isThere, `the focus is on ${at.focused}`).toBe(true);
  }).toPass({ intervals: [20], timeout: 20_000 });
}

/** OK on a control that arrows lead to. */
export async function pressOk(page: Page, target: Locator): Promise<void> {
  await arrowTo(page, target);
  await page.keyboard.press('Enter');
}
