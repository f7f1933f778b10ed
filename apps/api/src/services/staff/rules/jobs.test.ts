import { expect, test } from 'vitest';
import { isLate, jobProblems, longestGap } from './jobs.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-29T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

test.each([
  ['* * * * *', 1 / 60],
  ['*/5 * * * *', 5 / 60],
  ['7 * * * *', 1],
  ['7 */3 * * *', 3],
  ['7 2 * * *', 24],
  ['7 2 * * 1', 168],
  ['7 2 1 * *', 744],
  ['7 2 1 1 *', 8784],
])('%s runs at least every %d hours', (cron, hours) => {
  expect(longestGap(cron) / HOUR).toBeCloseTo(hours);
});

test('a recurring job is late an hour after it was due, and not before it could have run', () => {
  const nightly = { cron: '7 2 * * *', since: ago(500) };
  expect(isLate({ ...nightly, doneAt: ago(24.9) }, NOW)).toBe(false);
  expect(isLate({ ...nightly, doneAt: ago(25.1) }, NOW)).toBe(true);
  expect(isLate({ ...nightly, doneAt: null }, NOW)).toBe(true);
  expect(isLate({ ...nightly, since: ago(3), doneAt: null }, NOW)).toBe(false);
  // Ended jobs stay for a week: of a weekly one nothing is known by then.
  expect(isLate({ cron: '7 2 * * 1', since: ago(500), doneAt: null }, NOW)).toBe(false);
});

test('the problems of a database', () => {
  const quiet = { queues: [], kinds: [], schedules: [], plannedAt: NOW };
  expect(jobProblems({ store: 'main', jobs: quiet }, NOW)).toEqual([]);
  expect(jobProblems({ store: 'main', jobs: { ...quiet, plannedAt: null } }, NOW)).toEqual([]);
  const jobs = {
    queues: [
      { job: 'a', dueSince: ago(1) },
      { job: 'b', dueSince: ago(0.01) },
    ],
    kinds: [
      { count: 2, since: ago(1) },
      { count: 1, since: ago(2) },
    ],
    schedules: [{ job: 'c', cron: '7 * * * *', since: ago(9), doneAt: null }],
    plannedAt: ago(1),
  };
  expect(jobProblems({ store: 'main', jobs }, NOW)).toMatchObject([
    { kind: 'PLANNING_STOPPED' },
    { kind: 'QUEUE_OLD', subject: 'a' },
    { kind: 'JOBS_ASIDE', count: 3, since: ago(2) },
    { kind: 'SCHEDULE_LATE', subject: 'c' },
  ]);
});
