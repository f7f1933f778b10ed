import { percentile } from '../arithmetic.ts';
import type { Bench, Group } from '../bench.ts';
import { compare, type Result } from '../compare.ts';
import { memory } from '../machine.ts';
import type { Line } from '../report.ts';
import { onLargeCatalogue, type RunningLarge } from '../stacks.ts';
import { guests } from '../visitors.ts';
import { all, searched } from './search.ts';

const LOAD = { connections: 20, headers: { 'accept-encoding': 'gzip, deflate, br' } };
/** Different titles, more than pages of one are asked for. */
const TITLES = 40;

/** Figures of one size by their names. */
type Figures = Record<string, Pick<Line, 'value' | 'unit'>>;

/** A line for each figure and size, beside the smallest. */
function linesOf(sizes: readonly { name: string; figures: Figures }[]): Line[] {
  const [smallest, ...others] = sizes;
  return Object.keys(smallest?.figures ?? {}).flatMap((figure) =>
    others.map(({ name, figures }) => ({
      name: `${figure}, ${name}`,
      ...(figures[figure] ?? { value: Number.NaN, unit: '' }),
      beside: [
        { name: smallest?.name ?? '', value: smallest?.figures[figure]?.value ?? Number.NaN },
      ],
    })),
  );
}

/** Computing for a request of each of some paths. */
async function computing(
  bench: Bench,
  running: RunningLarge,
  paths: Record<string, readonly string[]>,
): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, each] of Object.entries(paths)) {
    const [result] = (await compare(bench, [guests(each)(running)], LOAD)) as [Result];
    figures[`computing for ${name}`] = { value: result.computing, unit: 'µs' };
  }
  return figures;
}

const SERIES = '/api/content/series/findById?code=';

/** What the number of titles costs. */
async function ofTitles(bench: Bench): Promise<Line[]> {
  const sizes = bench.options.quick ? [42, 100] : [42, 2000, 20_000];
  const measured: { name: string; figures: Figures }[] = [];
  for (const titles of sizes)
    await onLargeCatalogue(
      { checkouts: bench.checkouts.slice(0, 1) },
      { titles },
      async ([ours], catalogue) => {
        const { rows } = await ours.query(
          'select code from content.title order by id desc limit $1',
          [TITLES],
        );
        const codes = (rows as { code: string }[]).map(({ code }) => code);
        const paths = {
          home: ['/'],
          'pages of titles': codes.map((code) => `/detail/${code}`),
          'answers of titles': codes.map((code) => SERIES + code),
          breakdowns: ['/api/content/v3/breakdowns'],
        };
        const figures = await computing(bench, ours, paths);
        const ms = all(await searched(ours.url, catalogue, 2 * bench.options.seconds));
        figures['search, p99'] = { value: percentile(ms, 0.99), unit: 'ms' };
        figures['memory'] = { value: await memory(ours.pid), unit: 'MiB' };
        figures['import'] = { value: ours.imported, unit: 's' };
        measured.push({ name: `${titles} titles`, figures });
      },
    );
  return linesOf(measured);
}

/** What the number of channels costs. */
async function ofChannels(bench: Bench): Promise<Line[]> {
  const sizes = bench.options.quick ? [1, 10] : [1, 100, 1000];
  const measured: { name: string; figures: Figures }[] = [];
  for (const channels of sizes)
    await onLargeCatalogue(
      { checkouts: bench.checkouts.slice(0, 1) },
      { titles: 42, channels },
      async ([ours]) => {
        const from = new Date().toISOString();
        const paths = {
          'the page of channels': ['/channels'],
          'the list of channels': ['/api/content/tv-channel/all'],
          'the guide': [`/api/content/tv-channel/guide?from=${from}`],
        };
        const figures = await computing(bench, ours, paths);
        figures['memory'] = { value: await memory(ours.pid), unit: 'MiB' };
        figures['import'] = { value: ours.imported, unit: 's' };
        measured.push({ name: `${channels} ${channels === 1 ? 'channel' : 'channels'}`, figures });
      },
    );
  return linesOf(measured);
}

/** How costs grow with the catalogue. */
export const growth: Group = async (bench) => {
  await bench.measure('growth by titles', () => ofTitles(bench));
  await bench.measure('growth by channels', () => ofChannels(bench));
};
