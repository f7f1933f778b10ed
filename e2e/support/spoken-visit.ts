import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './account.ts';
import { kinds, type SpokenTexts, spoken } from './spoken.ts';
import { hydrated, type Sites } from './test.ts';
import type { Words } from './words.ts';

const { item, link, list, navigation } = kinds;

export interface Visit {
  page: Page;
  context: BrowserContext;
  sites: Sites;
  language: 'en' | 'ar';
  t: Words;
}

export const member = ({ context, sites }: Visit, name = 'family') =>
  signIn(context, sites.open, `${name}@kandil.test`);

export async function open({ page, language }: Visit, path: string): Promise<void> {
  await page.goto(`/${language}${path}`);
  await hydrated(page);
}

export const main = ({ page }: Visit) => page.getByRole('main');
export const dialog = ({ page }: Visit) => page.getByRole('dialog');

/** The way into the page and around the site. */
export const frame = ({ t }: Visit, ...end: SpokenTexts[]) => [
  link(t('nav.skip')),
  spoken(
    'banner',
    '',
    link('Kandil'),
    navigation(
      t('nav.main'),
      list('', item(link(t('nav.home'))), item(link(t('nav.liveTv'))), item(link(t('nav.myList')))),
    ),
    ...end,
  ),
];
