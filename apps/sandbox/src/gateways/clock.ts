/** A span of time; months are calendar months in UTC. */
export interface Span {
  months?: number;
  days?: number;
  hours?: number;
  ms?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The moment after a span, in milliseconds; 31 January and one month is the last day of February. */
export function after(from: number, { months = 0, days = 0, hours = 0, ms = 0 }: Span): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() + days * DAY + hours * HOUR + ms;
}

export type Clock = ReturnType<typeof createClock>;

/** The time at all gateways: it moves by itself, and can be advanced. */
export function createClock(ahead = 0) {
  let offset = ahead;
  const now = () => Date.now() + offset;
  return {
    /** Milliseconds since 1970. */
    now,
    /** How far it is ahead of the real time; milliseconds. */
    ahead: () => offset,
    advance(span: Span) {
      const from = now();
      offset += after(from, span) - from;
    },
  };
}
