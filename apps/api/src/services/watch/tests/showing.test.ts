import { content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// SPEC-D59: what begins or ends to be shown while somebody watches it.
let product: ProductApp;
let member: Visitor;
let guest: Visitor;
/** A film for members with a plan, and a free one. */
const PAID = 'the-reed-cutter-film';
const FREE = 'eleven-sandals-film';
const ids = new Map<string, number>();

const HOUR = 3_600_000;
const query = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);

beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  await query('update content.video set free = (code = $1) where code = any ($2)', [
    FREE,
    [FREE, PAID],
  ]);
  const { rows } = await product.database.pool.query<{ code: string; id: number }>(
    'select code, id from content.video where code = any ($1)',
    [[FREE, PAID]],
  );
  for (const { code, id } of rows) ids.set(code, id);
});
afterAll(() => product.close());

interface Hours {
  from?: number | null;
  until?: number | null;
  grace?: boolean;
}

/** Shows both films that many hours from now on, and until then. */
async function show({ from = null, until = null, grace = true }: Hours): Promise<void> {
  const at = (hours: number | null, always: string) =>
    hours === null ? always : new Date(product.now() + hours * HOUR).toISOString();
  await query('update content.video set shown_from = $1, shown_until = $2 where code = any ($3)', [
    at(from, '-infinity'),
    at(until, 'infinity'),
    [PAID, FREE],
  ]);
  await query('update content.title set grace = $1', [grace]);
  product.forget();
  // Players' reports are decided with what memory has, at most half a minute old.
  product.advance(60_000);
}
beforeEach(async () => {
  await query('delete from watch.stream_lease');
  await show({});
  // The time that passes would end its token.
  member = await product.member('member');
});

async function report(
  who: Visitor,
  code: string,
  event: watch.WatchEvent,
  player = 'player-of-a-film',
) {
  const { data } = await who.call(watch.contentAccess, {
    videoId: ids.get(code) ?? 0,
    event,
    eventTime: new Date(product.now()).toISOString(),
    sessionId: player,
    ...(event !== 'START' && { lastSec: 10 }),
  });
  return data;
}

describe('a viewing', () => {
  test.each([
    ['before its time', { from: 1 }, 'NOT_YET', 'This isn’t here yet. Please come back soon.'],
    ['after its end', { until: -1 }, 'LEFT', 'This was here for a while, and has left.'],
  ] as const)('does not begin %s, and says so', async (_when, hours, reason, warning) => {
    await show(hours);
    for (const [who, code] of [
      [member, PAID],
      [member, FREE],
      [guest, FREE],
      // The reason comes before the plan that a guest would need.
      [guest, PAID],
    ] as const)
      expect(await report(who, code, 'START')).toMatchObject({
        access: 'WARNING',
        reason,
        warning,
        playback: null,
      });
  });

  test('that began before the end runs on for four hours, with its lease alone', async () => {
    expect(await report(member, PAID, 'START')).toMatchObject({ access: 'ALLOWED', reason: null });
    await show({ until: -1 });
    expect(await report(member, PAID, 'HEARTBEAT')).toMatchObject({ access: 'ALLOWED' });
    expect(await report(member, PAID, 'HEARTBEAT', 'another-player-1')).toMatchObject({
      access: 'WARNING',
      reason: 'LEFT',
    });
    expect(await report(member, PAID, 'START', 'another-player-2')).toMatchObject({
      reason: 'LEFT',
    });
    await show({ until: -4.1 });
    expect(await report(member, PAID, 'HEARTBEAT')).toMatchObject({ reason: 'LEFT' });
  });

  test('ends at once where the operator gives no grace, and without a lease', async () => {
    await report(member, PAID, 'START');
    await report(guest, FREE, 'START', 'player-of-a-guest');
    await show({ until: -0.01, grace: false });
    expect(await report(member, PAID, 'HEARTBEAT')).toMatchObject({ reason: 'LEFT' });
    await show({ until: -0.01 });
    expect(await report(guest, FREE, 'HEARTBEAT', 'player-of-a-guest')).toMatchObject({
      reason: 'LEFT',
    });
  });

  test('reports again when it ends, and its address opens nothing after that', async () => {
    const soon = 20 / 3600;
    await show({ until: soon + 60 / 3600, grace: false });
    const { nextRequestAfter, playback } = await report(member, PAID, 'START');
    expect(nextRequestAfter).toBeGreaterThan(15);
    expect(nextRequestAfter).toBeLessThanOrEqual(20);
    const left = Date.parse(playback?.expiresAt ?? '') - product.now();
    expect(left).toBeLessThanOrEqual(20_000);
    // With grace, and a lease, the address has its usual life.
    await show({ until: soon + 60 / 3600 });
    const other = await report(member, PAID, 'START', 'another-player-3');
    expect(Date.parse(other.playback?.expiresAt ?? '') - product.now()).toBeGreaterThan(60_000);
  });
});

test('what has left can be removed from Continue Watching, and late positions are stored', async () => {
  await report(member, PAID, 'START');
  await report(member, PAID, 'HEARTBEAT');
  await show({ until: -1 });
  const videoId = ids.get(PAID) ?? 0;
  const late = { videoId, event: 'HEARTBEAT' as const, lastSec: 90 };
  const eventTime = new Date(product.now()).toISOString();
  const stored = await member.call(watch.progressBatch, { reports: [{ ...late, eventTime }] });
  expect(stored.data.stored).toBe(1);
  expect((await member.call(watch.progressMark, { videoId, mark: 'REMOVED' })).status).toBe(200);
  expect((await member.call(content.videoUrl, { videoId })).status).toBe(404);
});
