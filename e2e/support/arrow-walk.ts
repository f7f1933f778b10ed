import type { Page } from '@playwright/test';
import { defineLooks } from './control-looks.ts';
import { defineWalk } from './walk-in-page.ts';
import { expect } from './test.ts';

/**
 * Walks breadth-first over the four arrows from the control that the first one focuses, and expects to reach every
 * visible control, with a focus ring and in view. The keys are events of the page's own: a thousand real ones take a
 * minute. Real ones are pressed in the journey of the remote.
 * @param within selector of what must be reached whole
 * @returns how many controls were reached
 */
export async function expectWholeReach(page: Page, within = 'body'): Promise<number> {
  await page.evaluate(defineLooks);
  await page.evaluate(defineWalk);
  const { reached, ...faults } = await page.evaluate(
    (selector) => window.walkByArrows?.(selector) ?? Promise.reject(new Error('not defined')),
    within,
  );
  expect(faults, page.url()).toEqual({ unreached: [], ringless: [], hidden: [] });
  return reached;
}
