import { LANGUAGE_CODES } from '@kandil/i18n';
import { cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { PageMeta } from './page-meta.tsx';

const content = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const open = (props: Parameters<typeof PageMeta>[0], prefix: 'ar' | null = null) =>
  renderApp(<PageMeta {...props} />, { path: '/detail/nur?from=mail', start: { prefix } });

test('a page has its title before the name of the product; home has the name first', () => {
  open({ title: 'Nur', description: 'A light that stays.' });
  expect(document.title).toBe('Nur · Kandil');
  expect(content('description')).toBe('A light that stays.');
  cleanup();
  open({});
  expect(document.title).toMatch(/^Kandil · ./);
  expect(content('description')).not.toBe('');
});

test('a page has one address for search engines, in its language; a hidden one has none', () => {
  open({ title: 'Nur' });
  expect(canonical()).toBe('http://localhost:3000/detail/nur');
  expect(content('robots')).toBeUndefined();
  cleanup();
  open({ title: 'Nur', path: '/detail/other' }, 'ar');
  expect(canonical()).toBe('http://localhost:3000/ar/detail/other');
  cleanup();
  open({ title: 'Nur', hidden: true });
  expect(canonical()).toBeUndefined();
  expect(content('robots')).toBe('noindex');
});

const property = (name: string) =>
  document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
const alternates = () =>
  [...document.querySelectorAll('link[rel="alternate"]')].map((each) => [
    each.getAttribute('hreflang'),
    each.getAttribute('href'),
  ]);

test('the first document has what previews of links and search engines read; later pages do not', () => {
  open({ title: 'Nur' });
  expect([property('og:title'), alternates()]).toEqual([undefined, []]);
  cleanup();
  vi.stubEnv('SSR', true);
  open({ title: 'Nur', description: 'A light that stays.', type: 'video.movie' });
  expect(property('og:title')).toBe('Nur');
  expect(property('og:description')).toBe('A light that stays.');
  expect(property('og:url')).toBe(canonical());
  expect(property('og:type')).toBe('video.movie');
  expect(property('og:image')).toMatch(/^http:\/\/localhost:3000\/.+/);
  expect(alternates()).toHaveLength(LANGUAGE_CODES.length + 1);
  expect(alternates()).toContainEqual(['ar', 'http://localhost:3000/ar/detail/nur']);
  expect(alternates().at(-1)).toEqual(['x-default', 'http://localhost:3000/detail/nur']);
  cleanup();
  open({ title: 'Nur', picture: { src: 'nur.jpg' }, hidden: true });
  expect(property('og:image')).toContain('nur.jpg');
  expect(property('og:type')).toBe('website');
  expect(alternates()).toEqual([]);
});
