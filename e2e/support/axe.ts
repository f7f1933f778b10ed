import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fadesEnded } from './test.ts';

interface Axe {
  run(
    where: string | { exclude: string[] },
    options: { resultTypes: string[]; rules: Record<string, { enabled: boolean }> },
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

/** The frame around every page: it stays from one page to the next. */
const FRAME = ['body > header', 'body > footer', 'body > nav'];

/**
 * What axe finds on the page, without the frame around it, or in the open dialog. It is brought to a document once: for
 * pages that are reached inside the application, that saves most of the time of `expectAccessible`.
 * @param without a rule that does not apply
 */
export async function axeFaults(
  page: Page,
  without?: 'color-contrast' | 'page-has-heading-one',
): Promise<string[]> {
  await fadesEnded(page);
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze();
  return page.evaluate(
    async ({ exclude, rules }) => {
      const where = document.querySelector('dialog:modal') ? 'dialog' : { exclude };
      const found = await window.axe?.run(where, { resultTypes: ['violations'], rules });
      return (found?.violations ?? []).map(
        ({ id, nodes }) => `axe: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { exclude: FRAME, rules: without ? { [without]: { enabled: false } } : {} },
  );
}
