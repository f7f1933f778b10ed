import { randomUUID } from 'node:crypto';
import type { SeededMember } from '@kandil/testkit/members';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, rounds } from '../../../api/src/testing/rounds.ts';
import { type Nodes, startNodes, times } from './nodes.ts';

const ROUNDS = rounds({ usual: 8, long: 80 });
/** Concurrent rounds, each for its own subscriber. */
const TOGETHER = 2;
const STARTS = 100;
const LIMIT = 2;

let nodes: Nodes;
let videoId: number;
beforeAll(async () => {
  nodes = await startNodes();
  const { rows } = await nodes.database.pool.query(
    `select id from content.video where code = 'keeper-of-cordoba-s1e2'`,
  );
  videoId = rows[0].id;
}, 120_000);
afterAll(() => nodes?.close());

/** Starts a hundred players of one member concurrently; returns how many play. */
async function round({ token }: SeededMember): Promise<number> {
  const eventTime = new Date().toISOString();
  const answers = await times(STARTS, () =>
    nodes.report({ videoId, event: 'START', eventTime, sessionId: randomUUID() }, token),
  );
  const playing = answers.filter(({ data }) => data.access === 'ALLOWED');
  const others = answers.filter(({ data }) => data.access === 'DEVICES');
  expect(playing.length + others.length).toBe(STARTS);
  for (const { data } of others) expect(data.streams.limit).toBe(LIMIT);
  return playing.length;
}

test(
  'T-E03 of a hundred concurrent players on two nodes, two play, in every round',
  { timeout: 300_000 },
  async (context) => {
    const members = await nodes.members(ROUNDS);
    const playing: number[] = [];
    for (let start = 0; start < ROUNDS; start += TOGETHER)
      playing.push(...(await Promise.all(members.slice(start, start + TOGETHER).map(round))));
    const violations = playing.filter((count) => count !== LIMIT).length;
    await figure(context, ROUNDS, `${violations} violations`);
    expect(playing).toEqual(members.map(() => LIMIT));
    const { rows } = await nodes.database.pool.query(
      'select count(*)::int as leases from watch.stream_lease group by subscriber_id',
    );
    expect(rows).toEqual(members.map(() => ({ leases: LIMIT })));
  },
);
