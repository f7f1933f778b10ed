import * as z from 'zod/mini';

/** A time of day: `07:30`. */
const clock = () => z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Shortest and longest daily limit in minutes. */
export const DAILY_MINUTES = { least: 15, most: 720 } as const;

/** When and how long a child may watch. */
export const screenTime = z.object({
  /** From and until, on one day; null: at any time. */
  hours: z.nullable(z.object({ from: clock(), until: clock() })),
  /** Minutes a day; null: no limit. */
  dailyMinutes: z.nullable(z.int().check(z.gte(DAILY_MINUTES.least), z.lte(DAILY_MINUTES.most))),
  /** IANA zone in which the days are counted: the one where the limits were set. */
  zone: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type ScreenTime = z.output<typeof screenTime>;
