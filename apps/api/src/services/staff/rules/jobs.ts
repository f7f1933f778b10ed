import { type Problem, problem } from '../../../platform/system/panel.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A job that is due for longer is late (SEC-17; the alert QueueOld). */
export const OLD_MS = 5 * MINUTE;
/** Processes look twice a minute which recurring jobs are due. */
const UNPLANNED_MS = 5 * MINUTE;
/** A recurring job may take so long, and wait for others. */
const RUN_MS = HOUR;

/** Milliseconds between two runs of a recurring job, at most. @param cron five fields */
export function longestGap(cron: string): number {
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = cron.split(' ');
  const gaps = [
    [month, 366 * DAY],
    [day, 31 * DAY],
    [weekday, 7 * DAY],
    [hour, stepOf(hour, HOUR) ?? DAY],
    [minute, stepOf(minute, MINUTE) ?? HOUR],
  ] as const;
  return gaps.find(([field]) => field !== '*')?.[1] ?? MINUTE;
}

/** Of `*` with a step, such as every 5. */
function stepOf(field: string, unit: number): number | null {
  const [, step] = /^\*\/(\d+)$/v.exec(field) ?? [];
  return step === undefined ? null : Number(step) * unit;
}

interface Schedule {
  cron: string;
  since: Date;
  doneAt: Date | null;
}

/** Ended jobs are deleted after a week: nothing older says whether one ran. */
const SEEN_MS = 7 * DAY;

/** Whether a recurring job has missed a run. */
export function isLate({ cron, since, doneAt }: Schedule, now: Date): boolean {
  const gap = longestGap(cron) + RUN_MS;
  const from = Math.max(since.getTime(), doneAt?.getTime() ?? 0);
  return gap < SEEN_MS && now.getTime() - from > gap;
}

export interface StoreFacts {
  store: string;
  /** Null: the database does not answer. */
  jobs: {
    queues: readonly { job: string; dueSince: Date | null }[];
    kinds: readonly { count: number; since: Date }[];
    schedules: readonly (Schedule & { job: string })[];
    plannedAt: Date | null;
  } | null;
}

/** What is wrong with the jobs of a database. */
export function jobProblems({ store, jobs }: StoreFacts, now: Date): Problem[] {
  if (!jobs) return [problem('STORE_AWAY', { subject: store })];
  const { queues, kinds, schedules, plannedAt } = jobs;
  const isOver = (at: Date | null, span: number) =>
    at !== null && now.getTime() - at.getTime() > span;
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const first = kinds.map(({ since }) => since).toSorted((a, b) => a.getTime() - b.getTime())[0];
  return [
    ...(isOver(plannedAt, UNPLANNED_MS) ? [problem('PLANNING_STOPPED', { since: plannedAt })] : []),
    ...queues
      .filter(({ dueSince }) => isOver(dueSince, OLD_MS))
      .map(({ job, dueSince }) => problem('QUEUE_OLD', { subject: job, since: dueSince })),
    ...(count > 0 ? [problem('JOBS_ASIDE', { count, since: first ?? null })] : []),
    ...schedules
      .filter((schedule) => isLate(schedule, now))
      .map(({ job, doneAt }) => problem('SCHEDULE_LATE', { subject: job, since: doneAt })),
  ];
}
