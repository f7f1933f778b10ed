import { SERVICES } from '../../../packages/contract/src/services.ts';
import { type SeededMember, seedMembers } from '@kandil/testkit/members';
import { startStack } from '@kandil/testkit/stack';
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Database } from '../../../apps/api/src/platform/database/index.ts';
import { openLoop, percentile, send, type Sent } from '@kandil/testkit/open-loop';
import type { Line } from '../report.ts';
import { withDatabase } from '../with-database.ts';

/** Who watches at the same time, and how often each of them reports, in seconds (G5). */
const VIEWERS = 30_000;
const REPORT_EVERY = 30;
const PER_SECOND = VIEWERS / REPORT_EVERY;
/**
 * All viewers report before, and half of them twice: of those that are measured one half is looked up, as with every
 * second report, and their tokens were verified, as they are once in 30 reports.
 */
const WARM_UP = REPORT_EVERY * 1.5;
const SECONDS = 30;
const MOST_MS = 100;
const MOST_COMPUTING = 0.25;
/** Viewers that are written in one statement. */
const AT_ONCE = 500;
/** Root of a checkout of an earlier release, which is measured first and printed beside. */
const BEFORE = process.env['BENCH_BEFORE'];
/** With so many viewers, pages and jobs run in separate processes. */
const ROLES = [...SERVICES, 'media'].join(',');

interface Viewing {
  url: string;
  pid: number | undefined;
  videoId: number;
  viewers: readonly SeededMember[];
}

const playerOf = ({ profileId }: SeededMember) => `player-of-${profileId}`;

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** Viewers with a lease each, as if they had started a minute ago. */
async function seedViewers({ pool }: Database, dataDir: string) {
  const query = (text: string, values: unknown[]) => pool.query(text, values);
  const viewers: SeededMember[] = [];
  while (viewers.length < VIEWERS)
    viewers.push(...(await seedMembers({ query, dataDir, count: AT_ONCE, plan: 'SOLO' })));
  const { rows } = await pool.query<{ id: number }>(
    `select id from content.video where code = 'keeper-of-cordoba-s1e2'`,
  );
  const videoId = rows[0]?.id ?? 0;
  for (const part of partsOf(viewers))
    await pool.query(
      `insert into watch.stream_lease (subscriber_id, slot, lease_id, account_id, profile_id, session_id, player, video_id, begun_at, started_at, expires_at)
     select account, 1, gen_random_uuid(), account, profile, session, player, $5, now() - interval '1 minute', now(), now() + interval '90 seconds'
     from unnest($1::uuid[], $2::int[], $3::uuid[], $4::text[]) as viewer(account, profile, session, player)`,
      [
        part.map(({ userId }) => userId),
        part.map(({ profileId }) => profileId),
        part.map(({ sessionId }) => sessionId),
        part.map(playerOf),
        videoId,
      ],
    );
  for (const table of ['auth.sessions', 'auth.profiles', 'watch.stream_lease'])
    await pool.query(`analyze ${table}`);
  return { viewers, videoId };
}

/** Reports of viewers in turn, from one of them on. */
function reports({ url, viewers, videoId }: Viewing, agent: Agent, from: number, seconds: number) {
  return openLoop(PER_SECOND, seconds, (index) => {
    const viewer = viewers[(from + index) % viewers.length] as SeededMember;
    const lastSec = 60 + (Math.floor(performance.now() / 1000) % 300);
    return send({
      url: `${url}/api/watch/content-access`,
      agent,
      headers: {
        'x-platform': 'web',
        authorization: `Bearer ${viewer.token}`,
      },
      body: JSON.stringify({
        videoId,
        event: 'HEARTBEAT',
        lastSec,
        duration: 600,
        eventTime: new Date().toISOString(),
        sessionId: playerOf(viewer),
      }),
    });
  });
}

/** Seconds that a process has computed, as Linux counts them. */
async function computed(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

interface Measured {
  p50: number;
  p99: number;
  /** Share of the reports that were answered, stored and allowed; percent. */
  answered: number;
  /** Milliseconds of computing for each report. */
  computing: number;
}

async function measured(viewing: Viewing): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  await reports(viewing, agent, 0, WARM_UP);
  const before = await computed(viewing.pid);
  const sent = await reports(viewing, agent, WARM_UP * PER_SECOND, SECONDS);
  const computing = (((await computed(viewing.pid)) - before) / sent.length) * 1000;
  agent.destroy();
  const goesOn = ({ status, text }: Sent) => status === 200 && text.includes('"access":"ALLOWED"');
  return {
    p50: percentile(sent, 0.5),
    p99: percentile(sent, 0.99),
    answered: (sent.filter(goesOn).length / sent.length) * 100,
    computing,
  };
}

function linesOf(now: Measured, before: Measured | null): Line[] {
  const beside = (figure: keyof Measured) =>
    before ? { baseline: { name: 'before', value: before[figure] } } : {};
  return [
    {
      name: `heartbeats of ${VIEWERS} viewers, ${PER_SECOND}/s, p99`,
      value: now.p99,
      unit: 'ms',
      goal: { at: 'most', than: MOST_MS, of: 'value' },
      ...beside('p99'),
    },
    { name: 'heartbeats, p50', value: now.p50, unit: 'ms', ...beside('p50') },
    {
      name: 'heartbeats answered, stored and allowed',
      value: now.answered,
      unit: '%',
      goal: { at: 'least', than: 100, of: 'value' },
      ...beside('answered'),
    },
    {
      name: 'computing for one heartbeat, without the database',
      value: now.computing,
      unit: 'ms',
      goal: { at: 'most', than: MOST_COMPUTING, of: 'value' },
      ...beside('computing'),
    },
  ];
}

/** @param root of another checkout; this one if undefined */
function measure(root?: string): Promise<Measured> {
  return withDatabase(async ({ database, dataDir }) => {
    const env = {
      DATABASE_URL: database.url,
      KANDIL_RUN: ROLES,
      RATE_LIMIT_FACTOR: '10000',
    };
    const stack = await startStack({ dataDir, env, root });
    try {
      const seeded = await seedViewers(database, dataDir);
      return await measured({ url: stack.url, pid: stack.process.pid, ...seeded });
    } finally {
      await stack.stop();
    }
  });
}

/**
 * Thirty thousand players that report every 30 seconds (SEC-18, G5): each report is checked, renews the lease
 * of its player and stores how far it is, in a database that flushes to the disk before it says so.
 */
export async function heartbeatLines(): Promise<Line[]> {
  const before = BEFORE ? await measure(BEFORE) : null;
  return linesOf(await measure(), before);
}
