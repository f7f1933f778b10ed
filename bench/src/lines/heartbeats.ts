import { openLoop, percentile, send, type SentRequest } from '@kandil/testkit/open-loop';
import type { SeededMember } from '@kandil/testkit/members';
import { ALL_SERVICES } from '@kandil/contract/services';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Group } from '../bench.ts';
import { asLoadGenerator, computed } from '../machine.ts';
import type { Line } from '../report.ts';
import { onDemo, type RunningStack } from '../stacks.ts';

/** How often each viewer reports, in seconds (G5). */
const REPORT_EVERY = 30;
const MOST_MS = 100;
const MOST_COMPUTING = 0.25;
/** Viewers that are written in one statement. */
const AT_ONCE = 500;
/** With so many viewers, pages and jobs run in separate processes. */
const ROLES = [...ALL_SERVICES, 'media'].join(',');

interface Size {
  /** Who watches at the same time. */
  viewers: number;
  /** Seconds of reports before those that are measured. */
  warmUp: number;
  seconds: number;
}

/**
 * All viewers report before, and half of them twice: of those that are measured one half is looked up, as with every
 * second report, and their tokens were verified, as they are once in 30 reports.
 */
const FULL: Size = { viewers: 30_000, warmUp: REPORT_EVERY * 1.5, seconds: 30 };
const QUICK: Size = { viewers: 600, warmUp: 2, seconds: 2 };

interface ViewingPlayer {
  url: string;
  perSecond: number;
  videoId: number;
  viewers: readonly SeededMember[];
}

const playerOf = ({ profileId }: SeededMember) => `player-of-${profileId}`;

const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** Viewers with a lease each, as if they had started a minute ago. */
async function seedViewers({ query, members }: RunningStack, count: number) {
  const viewers: SeededMember[] = [];
  while (viewers.length < count)
    viewers.push(...(await members(Math.min(AT_ONCE, count - viewers.length))));
  const { rows } = await query('select id from content.video where code = $1', [
    'keeper-of-cordoba-s1e2',
  ]);
  const [{ id: videoId }] = rows as [{ id: number }];
  for (const part of partsOf(viewers))
    await query(
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
    await query(`analyze ${table}`, []);
  return { viewers, videoId };
}

/** Reports of viewers in turn, from one of them on. */
function reports(
  { url, viewers, videoId, perSecond }: ViewingPlayer,
  agent: Agent,
  from: number,
  seconds: number,
) {
  return openLoop(perSecond, seconds, (index) => {
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

interface Measurement {
  p50: number;
  p99: number;
  /** Share of the reports that were answered, stored and allowed; percent. */
  answered: number;
  /** Milliseconds of computing for each report. */
  computing: number;
}

async function measured(
  viewing: ViewingPlayer,
  pid: number,
  { warmUp, seconds }: Size,
): Promise<Measurement> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  await reports(viewing, agent, 0, warmUp);
  const before = await computed(pid);
  const sent = await reports(viewing, agent, warmUp * viewing.perSecond, seconds);
  const computing = (((await computed(pid)) - before) / sent.length) * 1000;
  agent.destroy();
  const goesOn = ({ status, text }: SentRequest) =>
    status === 200 && text.includes('"access":"ALLOWED"');
  return {
    p50: percentile(sent, 0.5),
    p99: percentile(sent, 0.99),
    answered: (sent.filter(goesOn).length / sent.length) * 100,
    computing,
  };
}

function linesOf({ p50, p99, answered, computing }: Measurement, size: Size): Line[] {
  return [
    {
      name: `heartbeats of ${size.viewers} viewers, ${Math.round(size.viewers / REPORT_EVERY)}/s, p99`,
      value: p99,
      unit: 'ms',
      goal: { at: 'most', than: MOST_MS },
    },
    { name: 'heartbeats, p50', value: p50, unit: 'ms' },
    {
      name: 'heartbeats answered, stored and allowed',
      value: answered,
      unit: '%',
      goal: { at: 'least', than: 100 },
    },
    {
      name: 'computing for one heartbeat, without the database',
      value: computing,
      unit: 'ms',
      goal: { at: 'most', than: MOST_COMPUTING },
    },
  ];
}

async function lines(running: RunningStack, size: Size): Promise<Line[]> {
  const seeded = await seedViewers(running, size.viewers);
  const viewing = { ...seeded, url: running.url, perSecond: size.viewers / REPORT_EVERY };
  return linesOf(await asLoadGenerator(() => measured(viewing, running.pid, size)), size);
}

/**
 * Thirty thousand players that report every 30 seconds (SEC-18, G5): each report is checked, renews the lease
 * of its player and stores how far it is, in a database that flushes to the disk before it says so.
 */
export const heartbeats: Group = (bench) =>
  onDemo(
    (running) =>
      bench.measure('heartbeats', () => lines(running, bench.options.quick ? QUICK : FULL)),
    { KANDIL_RUN: ROLES },
  );
