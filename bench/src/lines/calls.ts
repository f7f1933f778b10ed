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

/** Public catalogue calls through the whole edge: access, input, answer in the envelope. */
export const calls: Group = (bench) =>
  onDemo(async (running) => {
    for (const [name, path] of Object.entries(CALLS))
      await httpLines(bench, `${name}, guests`, guests(running, [path]));
  });
