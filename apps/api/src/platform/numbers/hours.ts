import { type Kysely, sql } from 'kysely';
import { type CountedHours, type CountedSpan, HOUR, hourOf, type Period } from './span.ts';
import type { CountAt } from './series.ts';

/** Days per statement: a statement may take two seconds (SEC-16). */
const WINDOW_DAYS = 7;
const WINDOW = WINDOW_DAYS * 24 * HOUR;
/** Months of sums: a year, the year before, and the month that runs. */
const MONTHS = 25;

/** A database of any service: tables are named with their schema. */
// oxlint-disable-next-line typescript/no-explicit-any -- tables of every service
export type Db = Kysely<any>;

/** Which hours a table has; null for an empty one. @param table `schema.table` with a row for each hour */
export async function countedHours(db: Db, table: string): Promise<CountedHours | null> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min(hour) as first, max(hour) as last from ${sql.table(table)}`.execute(db);
  const { first, last } = rows[0] ?? {};
  return first && last ? { first, until: new Date(last.getTime() + HOUR) } : null;
}

/** The oldest hour that sums are retained of. */
export function oldestHour(now: number): Date {
  const oldest = hourOf(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS);
  return oldest;
}

interface DueHours {
  counted: CountedHours | null;
  /** The first event; null without any. */
  firstEvent: Date | null;
  /** Hours before the last counted one whose events may have arrived late. */
  late: number;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * The hours to compute, in windows, oldest first: those since the last run, and the last counted ones again. The hour that
 * runs is not among them. Run twice or late, the same hours get the same sums.
 */
export function dueHours({ counted, firstEvent, late, now }: DueHours): Period[] {
  const end = hourOf(now);
  const last = end.getTime() - HOUR;
  const begin = counted
    ? Math.max(counted.first.getTime(), counted.until.getTime() - late * HOUR)
    : hourOf(firstEvent?.getTime() ?? last).getTime();
  const windows: Period[] = [];
  for (
    let from = Math.max(oldestHour(now).getTime(), Math.min(begin, last));
    from < end.getTime();
    from += WINDOW
  )
    windows.push({
      from: new Date(from),
      until: new Date(Math.min(from + WINDOW, end.getTime())),
    });
  return windows;
}

/** Rows `hour` of a window, for a statement that sums it. */
export const hoursOf = ({ from, until }: Period) =>
  sql`generate_series(${from}::timestamptz, ${until}::timestamptz - interval '1 hour', interval '1 hour')`;

type Sums<Column extends string> = Record<Column, number>;

export interface ReadSums<Column extends string> {
  /** By hour, day or month. */
  now: (Sums<Column> & { at: Date })[];
  /** Null: not all of the period before was counted. */
  before: Sums<Column> | null;
}

interface SumsInput<Column extends string> {
  /** `schema.table` with a column `hour`. */
  table: string;
  columns: readonly Column[];
  span: CountedSpan;
  counted: CountedHours;
  /** A column that tells series apart. */
  key?: string;
}

const NO_KEY = '';

/** Sums of a span by the values of `key`, and of the period before; two queries, of sums alone. */
export async function readSums<Column extends string>(
  db: Db,
  { table, columns, span, counted, key }: SumsInput<Column>,
): Promise<Map<string, ReadSums<Column>>> {
  const keyed = key === undefined ? sql`${NO_KEY}::text` : sql.ref(key);
  const sums = sql.join(
    columns.map(
      (column) => sql`coalesce(sum(${sql.ref(column)}), 0)::float8 as ${sql.ref(column)}`,
    ),
  );
  const within = ({ from, until }: Period) => sql`hour >= ${from} and hour < ${until}`;
  type Row = Sums<Column> & { key: string };
  const now = await sql<Row & { at: Date }>`
    select ${keyed} as key, date_trunc(${span.unit}, hour, 'UTC') as at, ${sums}
    from ${sql.table(table)} where ${within(span)} group by 1, 2 order by 1, 2`.execute(db);
  const before = await sql<Row>`
    select ${keyed} as key, ${sums} from ${sql.table(table)} where ${within(span.before)}
    group by 1 order by 1`.execute(db);
  const zeros = Object.fromEntries(columns.map((column) => [column, 0])) as Sums<Column>;
  const isCounted = counted.first <= span.before.from;
  const keys = new Set([...now.rows, ...before.rows].map((row) => row.key));
  const read = (of: string): ReadSums<Column> => ({
    now: now.rows.filter((row) => row.key === of),
    before: isCounted ? (before.rows.find((row) => row.key === of) ?? zeros) : null,
  });
  return new Map([...keys].map((of) => [of, read(of)]));
}

/** One series, of sums without a key. */
export async function readSeries<Column extends string>(
  db: Db,
  input: Omit<SumsInput<Column>, 'key'>,
): Promise<ReadSums<Column>> {
  return (await readSums(db, input)).get(NO_KEY) ?? { now: [], before: null };
}

/** The counts of one column. */
export const countsOf = <Column extends string>(
  { now, before }: ReadSums<Column>,
  column: Column,
): { now: CountAt[]; before: number | null } => ({
  now: now.map((row) => ({ at: row.at, count: row[column] })),
  before: before && before[column],
});
