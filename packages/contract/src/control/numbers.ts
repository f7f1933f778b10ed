import * as z from 'zod/mini';
import { moment } from '../staff/fields.ts';

// What the numbers of all services have in common. They are read from sums by hour, in UTC.

/** Today until the last counted hour; days including today; months including this one. */
export const RANGES = ['TODAY', 'DAYS_7', 'DAYS_30', 'DAYS_90', 'MONTHS_12'] as const;
export type Range = (typeof RANGES)[number];

/** What one point of a series covers. */
export const UNITS = ['hour', 'day', 'month'] as const;
export type Unit = (typeof UNITS)[number];

/** Groups below this size are hidden: null in answers. */
export const SMALLEST_GROUP = 5;

export const rangeBody = z.object({ range: z.enum(RANGES) });

/** A number of the range, and of the equally long period before. */
export const figure = z.object({
  /** Null: under five. */
  now: z.nullable(z.number()),
  /** Null: under five, or not all of that period was counted. */
  before: z.nullable(z.number()),
});
export type Figure = z.output<typeof figure>;

/** How often something happened, in order of time; zeros included. */
export const series = z.object({
  total: figure,
  points: z.array(
    z.object({
      /** Begin of the hour, day or month. */
      at: moment(),
      /** Null: hidden. */
      count: z.nullable(z.number()),
    }),
  ),
});
export type Series = z.output<typeof series>;

/** What was counted of a range. */
export const span = z.object({ from: moment(), until: moment(), unit: z.enum(UNITS) });
export type Span = z.output<typeof span>;

/** The answer of a call of numbers. */
export const numbersOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({
    /** Null until the first hour is counted. */
    counted: z.nullable(z.extend(span, shape)),
    /** End of the hour that is counted next. */
    nextAt: moment(),
  });
