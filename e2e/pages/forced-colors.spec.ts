import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { forcedColorFaults } from '../support/forced-colors.ts';
import { dialogNames, openDialog } from '../support/screens/dialogs.ts';
import { AUDIENCES, screensOf } from '../support/screens/list.ts';
import { pathOf } from '../support/screens/paths.ts';
import { complete, enter, openFrame, visitScreen } from '../support/screens/visit.ts';
import { expect, figure, test } from '../support/test.ts';

// Themes of high contrast, such as those of Windows: the system's colours replace those of the product.

test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  expectedErrors: [/status of (401|403|404|408|500)|validate-token-pass/],
});

async function faultsOf(page: Page): Promise<string[]> {
  // From now on the focus counts as moved by the keyboard.
  await page.keyboard.press('Tab');
  // axe knows the backgrounds of the system and the product's own colours of words: the system sees to the contrast.
  return [...(await forcedColorFaults(page)), ...(await axeFaults(page, 'color-contrast'))];
}

for (const role of AUDIENCES)
  test(
    `${role ?? 'guest'}: in forced colors focus and controls are visible on every screen`,
    { tag: '@long' },
    async ({ page, context, sites }) => {
      test.setTimeout(300_000);
      await enter(context, sites.open, role);
      await openFrame(page, sites.open, 'en');
      const found: Record<string, string[]> = {};
      const screens = screensOf(role);
      for (const screen of screens) {
        const path = await pathOf(context, sites.open, screen, 'en');
        await visitScreen(page, sites.open, screen, path);
        const faults = await faultsOf(page);
        if (faults.length > 0) found[screen.name] = faults;
      }
      expect(found).toEqual({});
      figure('screens in forced colors', screens.length, 'focus and controls are visible');
    },
  );

test(
  'in forced colors focus and controls are visible in every dialog',
  { tag: '@long' },
  async ({ page, context, sites }) => {
    test.setTimeout(180_000);
    await enter(context, sites.open, 'member');
    await page.goto('/en/modals');
    await complete(page);
    const found: Record<string, string[]> = {};
    const names = await dialogNames(page);
    for (const name of names) {
      await openDialog(page, name);
      const faults = await faultsOf(page);
      if (faults.length > 0) found[name] = faults;
    }
    expect(found).toEqual({});
    figure('dialogs in forced colors', names.length, 'focus and controls are visible');
  },
);
