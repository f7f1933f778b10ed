import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUERY_NAMES, renderedQuery } from './page-queries.ts';

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
  expect(rendered('subscriptionPlans', 'promo-code=EID')).toBe('?promo-code=EID');
});

test('order and repetition do not change a page', () => {
  expect(rendered('subscriptionPlans', 'planCode=SOLO&periodCode=YEARLY&planCode=FAMILY')).toBe(
    '?periodCode=YEARLY&planCode=SOLO',
  );
});

test('every query name that the pages read is declared', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname });
  const read = files
    .filter((file) => !file.includes('.test.') && !file.startsWith('testing/'))
    .flatMap((file) => {
      const code = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      const calls = code.matchAll(
        /\b(?:useQuery\(\)|query|searchParams)\.(?:get|has)\('([^']+)'\)/g,
      );
      return [...calls].map(([, name = '']) => name);
    });
  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !QUERY_NAMES.has(name) && !IN_EFFECTS.includes(name))).toEqual([
    // Of a pixel's own address (`data/analytics/parties.ts`).
    'id',
  ]);
});
