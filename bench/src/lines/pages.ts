import type { Bench, Group } from '../bench.ts';
import { GOAL, httpLines } from '../http-lines.ts';
import { onDemo, onLargeCatalogue, type Running } from '../stacks.ts';
import { guests, members, signIn } from '../visitors.ts';

/** A home of many rows, the longest that editors are expected to make. */
const LONG = { titles: 1000, homeRows: 40 };
const SERIES = ['/detail/caravan-of-dust', '/detail/keeper-of-cordoba', '/detail/eleven-sandals'];
/** Requests a second that the issue wants for pages that stay a member's. */
const MEMBERS_PAGE = { ...GOAL, least: 1500 };

type Some = readonly [Running, ...Running[]];

async function membersLines(
  bench: Bench,
  name: string,
  running: Some,
  paths: readonly string[],
  goal = GOAL,
): Promise<void> {
  const contestants = await Promise.all(
    running.map(async (one) => members(await signIn(one), paths)(one)),
  );
  await httpLines(bench, name, contestants, goal);
}

/** Home for each audience, with the demo's rows and with many. */
export const home: Group = async (bench) => {
  await onDemo(bench, async (running) => {
    await httpLines(bench, 'home, guests', running.map(guests(['/'])));
    await membersLines(bench, 'home, members', running, ['/']);
  });
  await onLargeCatalogue(bench, LONG, async (running) => {
    const name = `home of ${LONG.homeRows} rows`;
    await httpLines(bench, `${name}, guests`, running.map(guests(['/'])));
    await membersLines(bench, `${name}, members`, running, ['/']);
  });
};

/** The page of a title for each audience. */
export const detail: Group = (bench) =>
  onDemo(bench, async (running) => {
    await httpLines(bench, 'detail, guests', running.map(guests(SERIES)));
    await membersLines(bench, 'detail, members', running, SERIES, MEMBERS_PAGE);
  });

export const myList: Group = (bench) =>
  onDemo(bench, (running) =>
    membersLines(bench, 'My List, members', running, ['/my-list'], MEMBERS_PAGE),
  );
