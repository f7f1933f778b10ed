export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Hours per request; blocks start at whole multiples of it since 1970. */
const BLOCK = 6 * HOUR;
export const BLOCK_HOURS = BLOCK / HOUR;

/** A time span drawn to scale: milliseconds since 1970, and pixels per minute. */
export interface Axis {
  start: number;
  end: number;
  perMinute: number;
}

/** Part of an axis, milliseconds since 1970; `to` exclusive. */
export interface Span {
  from: number;
  to: number;
}

export const offsetOf = ({ start, perMinute }: Axis, time: number) =>
  ((time - start) / MINUTE) * perMinute;

export const timeAt = ({ start, perMinute }: Axis, offset: number) =>
  start + (offset / perMinute) * MINUTE;

/** The visitor's midnights from yesterday to a week ahead, and the one that ends the last day. */
export function midnights(now: number): number[] {
  const today = new Date(now);
  return Array.from({ length: 10 }, (_, day) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + day - 1).getTime(),
  );
}

/** The day of a time, as an index into the midnights. */
export const dayOf = (days: readonly number[], time: number) =>
  Math.min(
    Math.max(
      0,
      days.findLastIndex((day) => day <= time),
    ),
    days.length - 2,
  );

/** The half hours of a span in the visitor's time zone: some zones are a quarter of an hour off. */
export function halfHours({ start, end }: Axis, { from, to }: Span): number[] {
  const half = 30 * MINUTE;
  const ticks: number[] = [];
  for (let time = start + Math.floor((from - start) / half) * half; time < Math.min(to, end);) {
    ticks.push(time);
    time += half;
  }
  return ticks.filter((time) => time >= start);
}

/** The block of a time, by its start. */
export const blockOf = (time: number) => Math.floor(time / BLOCK) * BLOCK;

/** The blocks that a span touches, by their start times. */
export function blocksOf({ from, to }: Span): number[] {
  const blocks: number[] = [];
  for (let block = blockOf(from); block < to; block += BLOCK) blocks.push(block);
  return blocks;
}

export const blockEnd = (block: number) => block + BLOCK;
