import type { Bench, Group } from '../bench.ts';
import { httpLines } from '../http-lines.ts';
import { onDemo, onLargeCatalogue, type RunningStack } from '../stacks.ts';
import { guests, members, signIn } from '../visitors.ts';

/** A home of many rows, the longest that editors are expected to make. */
const LONG = { titles: 1000, homeRows: 40 };
const PAGES = {
  home: ['/'],
  detail: ['/detail/caravan-of-dust', '/detail/keeper-of-cordoba', '/detail/eleven-sandals'],
};

/** Home and titles for each audience, My List for members. */
export const pages: Group = (bench) =>
  onDemo(async (running) => {
    const cookies = await signIn(running);
    for (const [name, paths] of Object.entries(PAGES))
      await bothAudiences(bench, name, running, cookies, paths);
    await httpLines(bench, 'My List, members', members(running, cookies, ['/my-list']));
  });

/** Home with many rows for each audience. */
export const longHome: Group = (bench) =>
  onLargeCatalogue(LONG, async (running) => {
    const name = `home of ${LONG.homeRows} rows`;
    await bothAudiences(bench, name, running, await signIn(running), PAGES.home);
  });

async function bothAudiences(
  bench: Bench,
  name: string,
  running: RunningStack,
  cookies: readonly string[],
  paths: readonly string[],
): Promise<void> {
  await httpLines(bench, `${name}, guests`, guests(running, paths));
  await httpLines(bench, `${name}, members`, members(running, cookies, paths));
}
