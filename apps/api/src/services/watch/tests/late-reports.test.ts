import { auth, watch } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { rounds } from '../../../testing/rounds.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { FIRST_SECONDS } from '../rules/progress.ts';

interface Report {
  videoId: number;
  event: watch.LateEvent;
  lastSec: number;
  eventTime: string;
}

interface Video {
  id: number;
  duration: number;
}

let product: ProductApp;
let videos: Video[];
beforeAll(async () => {
  product = await openProductApp();
  videos = await query<Video>(
    `select id, duration from content.video where type <> 'PREVIEW' order by id limit 60`,
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await product.close();
});

const query = async <Row>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows as Row[];
const send = async (visitor: Visitor, reports: Report[]) => {
  const { status, data } = await visitor.call(watch.progressBatch, { reports });
  expect(status).toBe(200);
  return data.stored;
};

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const HOUR = 3_600_000;
/** Clock skew of five devices. */
const SKEWS = [-48 * HOUR, -HOUR, 0, 90_000, 3 * HOUR];
const REPORTS = rounds({ usual: 5000, long: 100_000 });
const BATCH = watch.MOST_STORED_REPORTS;

/** The model: the newest report past the first seconds wins, else the newest. */
function model(duration: number, reports: readonly Report[], now: number) {
  const seen = reports.map(({ event, lastSec, eventTime }) => {
    const position = Math.min(Math.floor(lastSec), duration);
    const finished = event === 'END' || position >= duration * 0.95;
    return { position, finished, time: Math.min(Date.parse(eventTime), now) };
  });
  const begun = seen.filter(({ position, finished }) => finished || position >= FIRST_SECONDS);
  const counting = begun.length > 0 ? begun : seen;
  const time = counting.reduce((newest, each) => Math.max(newest, each.time), 0);
  const newest = counting.filter((each) => each.time === time);
  const position = Math.max(...newest.map((each) => each.position));
  const finished = newest.some((each) => each.position === position && each.finished);
  return { position, finished, time };
}

test(
  'T-E10 thousands of reports of five devices in any order end in the state of the model',
  {
    timeout: 120_000,
  },
  async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    console.info(`seed ${seed}`);
    const next = random(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = product.now();

    const queues = SKEWS.map((skew) =>
      Array.from({ length: REPORTS / SKEWS.length }, (): Report => {
        const { id, duration } = pick(videos);
        const at = now - Math.floor(next() * 24 * HOUR) + skew;
        return {
          videoId: id,
          event: pick(watch.LATE_EVENTS),
          lastSec: next() < 0.3 ? Math.floor(next() * 8) : next() * (duration + 20),
          eventTime: new Date(at).toISOString(),
        };
      }),
    );
    const devices = await Promise.all(
      SKEWS.map((_, index) => product.member('family', { deviceId: `device-${index}` })),
    );
    const stored = await Promise.all(
      queues.map(async (queue, index) => {
        let count = 0;
        for (let start = 0; start < queue.length; start += BATCH)
          count += await send(devices[index] as Visitor, queue.slice(start, start + BATCH));
        return count;
      }),
    );
    expect(stored).toEqual(SKEWS.map(() => REPORTS / SKEWS.length));

    const all = Map.groupBy(queues.flat(), ({ videoId }) => videoId);
    const rows = await query<{
      video_id: number;
      last_sec: number;
      finished: boolean;
      event_time: Date;
    }>('select video_id, last_sec, finished, event_time from watch.progress order by video_id');
    expect(
      rows.map(({ video_id: id, last_sec: position, finished, event_time }) => [
        id,
        { position, finished, time: event_time.getTime() },
      ]),
    ).toEqual(videos.map(({ id, duration }) => [id, model(duration, all.get(id) ?? [], now)]));
  },
);

describe('T-E11 late reports', () => {
  const report = (videoId: number, minutesAgo: number, lastSec: number): Report => ({
    videoId,
    event: 'HEARTBEAT',
    lastSec,
    eventTime: new Date(product.now() - minutesAgo * 60_000).toISOString(),
  });
  const known = (visitor: Visitor) =>
    visitor
      .call(auth.profileList, {})
      .then(({ data }) =>
        query<{ video_id: number; last_sec: number }>(
          'select video_id, last_sec from watch.progress where profile_id = $1 order by video_id',
          [data[0]?.id],
        ),
      );
  const [first, second] = [() => videos[0]?.id ?? 0, () => videos[1]?.id ?? 0];

  test('are stored once answered, even if repeated, late or out of order', async () => {
    const member = await product.member('canceled');
    const reports = [report(first(), 3, 60), report(second(), 2, 40), report(first(), 1, 90)];
    const expected = [
      { video_id: first(), last_sec: 90 },
      { video_id: second(), last_sec: 40 },
    ];
    for (const sent of [reports, reports.toReversed(), reports.slice(0, 1)]) {
      expect(await send(member, sent)).toBe(sent.length);
      expect(await known(member)).toEqual(expected);
    }
  });

  test('of a deleted video are skipped; the others count', async () => {
    const member = await product.member('member');
    expect(await send(member, [report(999_999, 1, 60), report(first(), 1, 60)])).toBe(1);
    expect(await send(member, [report(999_999, 1, 60)])).toBe(0);
    expect(await known(member)).toHaveLength(1);
  });

  test('count after the plan has ended, but never for content that a child may not watch', async () => {
    const poor = await product.member('free');
    expect(await send(poor, [report(first(), 1, 60)])).toBe(1);
    const child = await product.member('family', { kids: true });
    const [adult] = await query<Video>(
      'select v.id from content.video v join content.title t on t.id = v.title_id where not t.kids limit 1',
    );
    expect(await send(child, [report(adult?.id ?? 0, 1, 60)])).toBe(0);
  });

  test('in a batch that is empty or too large are refused', async () => {
    const member = await product.member('member');
    for (const count of [0, BATCH + 1]) {
      const reports = Array.from({ length: count }, () => report(first(), 1, 60));
      expect((await member.call(watch.progressBatch, { reports })).status).toBe(400);
    }
  });
});
