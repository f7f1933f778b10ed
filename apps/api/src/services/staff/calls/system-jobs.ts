import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { momentOf, panel, readTime } from '../../../platform/system/panel.ts';
import { readPutAside, readPutAsideJobs } from '../../../platform/queue/put-aside.ts';
import { readPlannedAt, readQueueStates, readSchedules } from '../../../platform/queue/state.ts';
import type { Store } from '../../../platform/store.ts';
import { fromStore, storesOf } from '../flows/stores.ts';
import { isLate, jobProblems } from '../rules/jobs.ts';
import type { StaffWorld } from '../world.ts';

/** Null if the database does not answer. */
const readJobs = (store: Store) =>
  fromStore(store, async (pool) => {
    const [queues, kinds, failed, schedules, plannedAt] = await Promise.all([
      readQueueStates(pool),
      readPutAside(pool),
      readPutAsideJobs(pool, staff.MOST_JOBS),
      readSchedules(pool),
      readPlannedAt(pool),
    ]);
    return { queues, kinds, failed, schedules, plannedAt };
  });

type Jobs = NonNullable<Awaited<ReturnType<typeof readJobs>>>;

const shown = ({ queues, kinds, failed, schedules }: Jobs, now: Date) => ({
  queues: queues.map((queue) => ({ ...queue, dueSince: momentOf(queue.dueSince) })),
  kinds: kinds.map((kind) => ({ ...kind, since: kind.since.toISOString() })),
  failed: failed.map((each) => ({ ...each, at: each.at.toISOString() })),
  schedules: schedules.map((schedule) => ({
    job: schedule.job,
    cron: schedule.cron,
    doneAt: momentOf(schedule.doneAt),
    isLate: isLate(schedule, now),
  })),
});

export const systemJobs = handle<StaffWorld, typeof staff.systemJobs>(
  staff.systemJobs,
  async ({ world }) => {
    const now = await readTime(world.db);
    const read = await Promise.all(
      storesOf(world).map(async ([store, place]) => ({ store, jobs: await readJobs(place) })),
    );
    const stores = read.map(({ store, jobs }) => ({ store, jobs: jobs && shown(jobs, now) }));
    const problems = read.flatMap((each) => jobProblems(each, now));
    return { data: { stores, ...panel(now, problems) } };
  },
);
