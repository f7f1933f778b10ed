import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { renderedQuery } from './page-queries.ts';
import { PAGES, type PageId } from './pages.ts';

const HERE = import.meta.dirname;

/** Read by effects, so only in the browser: they do not change what the server renders. */
const IN_EFFECTS = [
  'reset-password',
  'apply-promo-code',
  'apply',
  'payment-succeed',
  'payment-failed',
  'payment-cancel',
  'gatewayCode',
  'payment-gateway',
  'gatewayPackage',
  // With `apply`; the page that activates a television is rendered with it.
  'code',
];

const rendered = (page: Parameters<typeof renderedQuery>[0], query: string) =>
  renderedQuery(page, new URLSearchParams(query));

test('names that a page does not know do not change it', () => {
  expect(rendered('genre', 'utm_source=mail&category=3&x=1')).toBe('?category=3');
  expect(rendered('home', 'category=3')).toBe('');
  expect(rendered(undefined, 'sort=TITLE')).toBe('');
  expect(rendered('home', 'display=webview')).toBe('?display=webview');
});

test('a guest keeps a sign-up link and a promo code on the way to the landing page', () => {
  expect(rendered('home', 'register&email=a%40b.test&channel=x&utm=1')).toBe(
    '?channel=x&email=a%40b.test&register=',
  );
  for (const page of ['home', 'subscriptionPlans', 'detail'] as const)
    expect(rendered(page, 'promo-code=EID&x=1')).toBe('?promo-code=EID');
  expect(rendered('detail', 'apply-promo-code=EID')).toBe('?apply-promo-code=EID');
});

test('order and repetition do not change a page', () => {
  expect(rendered('subscriptionPlans', 'planCode=SOLO&periodCode=YEARLY&planCode=FAMILY')).toBe(
    '?periodCode=YEARLY&planCode=SOLO',
  );
});

const READ = /\b(?:useAddressQuery\(\)|query|searchParams)\.(?:get|has)\('([^']+)'\)/g;
const IMPORTED = /from '((?:#app\/|\.)[^']+)'/g;
/** What a page does not render of itself. */
const FRAME = /^(?:browser|data|shell)\//;

/** A page's route module and what it imports at once, relative to this folder. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || FRAME.test(file) || !existsSync(join(HERE, file))) return found;
  found.add(file);
  for (const [, target = ''] of readFileSync(join(HERE, file), 'utf8').matchAll(IMPORTED))
    modulesOf(target.startsWith('#app/') ? target.slice(5) : join(dirname(file), target), found);
  return found;
}

test.each(Object.keys(PAGES) as PageId[])(
  '%s is rendered with every query name that it reads',
  (page) => {
    const names = [...modulesOf(PAGES[page].file)].flatMap((file) =>
      [...readFileSync(join(HERE, file), 'utf8').matchAll(READ)].map(([, name = '']) => name),
    );
    const missing = names.filter((name) => rendered(page, `${name}=x`) === '');
    // Otherwise the server renders a page that the browser replaces: an invitation seemed not to work.
    expect(missing.filter((name) => !IN_EFFECTS.includes(name))).toEqual([]);
  },
);

test('those names are found', () => {
  const files = [...modulesOf(PAGES.familyAccept.file)];
  expect(files).toContain('features/family/accept-page.tsx');
});
