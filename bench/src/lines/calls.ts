import type { Group } from '../bench.ts';
import { httpLines } from '../http-lines.ts';
import { onDemo } from '../stacks.ts';
import { guests } from '../visitors.ts';

const CALLS = {
  breakdowns: '/api/content/v3/breakdowns',
  carousel: '/api/content/v2/carousel',
  categories: '/api/content/v3/categories',
  'series by code': '/api/content/series/findById?code=caravan-of-dust',
};

const group =
  (names: readonly (keyof typeof CALLS)[]): Group =>
  (bench) =>
    onDemo(bench, async (running) => {
      for (const name of names)
        await httpLines(bench, `${name}, guests`, running.map(guests([CALLS[name]])));
    });

/** Public catalogue calls through the whole edge: access, input, answer in the envelope. */
export const breakdowns = group(['breakdowns']);
export const carousel = group(['carousel']);
export const catalogue = group(['categories', 'series by code']);
