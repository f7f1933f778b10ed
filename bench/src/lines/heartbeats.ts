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

/** Who watches at the same time, and how often each of them reports, in seconds. */
const VIEWERS = 15_000;
const REPORT_EVERY = 30;
const PER_SECOND = VIEWERS / REPORT_EVERY;
/** Half of the viewers report before: of those that are measured one half is looked up, as with every second report. */
const WARM_UP = REPORT_EVERY / 2;
const SECONDS = 30;
const MOST_MS = 100;
/** With so many viewers, pages and jobs run in separate processes. */
const ROLES = [...SERVICES, 'media'].join(',');

interface Viewing {
  url: string;
  pid: number | undefined;
  videoId: number;
  viewers: readonly SeededMember[];
}

const playerOf = ({ profileId }: SeededMember) => `player-of-${profileId}`;

/** Viewers with a lease each, as if they had started a minute ago. */
async function seedViewers({ pool }: Database, dataDir: string) {
  const query = (text: string, values: unknown[]) => pool.query(text, values);
  const viewers = await seedMembers({ query, dataDir, count: VIEWERS, plan: 'SOLO' });
  const { rows } = await pool.query<{ id: number }>(
    `select id from content.video where code = 'keeper-of-cordoba-s1e2'`,
  );
  const videoId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into watch.stream_lease (subscriber_id, slot, lease_id, account_id, profile_id, session_id, player, video_id, begun_at, started_at, expires_at)
     select account, 1, gen_random_uuid(), account, profile, session, player, $5, now() - interval '1 minute', now(), now() + interval '90 seconds'
     from unnest($1::uuid[], $2::int[], $3::uuid[], $4::text[]) as viewer(account, profile, session, player)`,
    [
      viewers.map(({ userId }) => userId),
      viewers.map(({ profileId }) => profileId),
      viewers.map(({ sessionId }) => sessionId),
      viewers.map(playerOf),
      videoId,
    ],
  );
  await pool.query('analyze');
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

async function measured(viewing: Viewing): Promise<Line[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  await reports(viewing, agent, 0, WARM_UP);
  const before = await computed(viewing.pid);
  const sent = await reports(viewing, agent, WARM_UP * PER_SECOND, SECONDS);
  const perReport = (((await computed(viewing.pid)) - before) / sent.length) * 1000;
  agent.destroy();
  const goesOn = ({ status, text }: Sent) => status === 200 && text.includes('"access":"ALLOWED"');
  return [
    {
      name: `heartbeats of ${VIEWERS} viewers, ${PER_SECOND}/s, p99`,
      value: percentile(sent, 0.99),
      unit: 'ms',
      goal: { at: 'most', than: MOST_MS, of: 'value' },
    },
    { name: 'heartbeats, p50', value: percentile(sent, 0.5), unit: 'ms' },
    {
      name: 'heartbeats answered, stored and allowed',
      value: (sent.filter(goesOn).length / sent.length) * 100,
      unit: '%',
      goal: { at: 'least', than: 100, of: 'value' },
    },
    { name: 'computing for one heartbeat, without the database', value: perReport, unit: 'ms' },
  ];
}

/**
 * Fifteen thousand players that report every 30 seconds (SEC-18): each report is checked, renews the lease
 * of its player and stores how far it is, in a database that flushes to the disk before it says so.
 */
export function heartbeatLines(): Promise<Line[]> {
  return withDatabase(async ({ database, dataDir }) => {
    const env = {
      DATABASE_URL: database.url,
      KANDIL_RUN: ROLES,
      RATE_LIMIT_FACTOR: '10000',
    };
    const stack = await startStack({ dataDir, env });
    try {
      const seeded = await seedViewers(database, dataDir);
      return await measured({ url: stack.url, pid: stack.process.pid, ...seeded });
    } finally {
      await stack.stop();
    }
  });
}
