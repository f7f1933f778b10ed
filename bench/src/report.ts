import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A figure of the same run to compare with. */
export interface Beside {
  name: string;
  value: number;
}

/** One measured figure. */
export interface Line {
  name: string;
  value: number;
  unit: string;
  beside?: readonly Beside[];
  /** What must hold: `<= 60` or `>= 0.9`; `of` is the name of a figure beside it if the ratio to that counts. */
  goal?: { at: 'most' | 'least'; than: number; of?: string };
}

/**
 * A line; the share of idle CPU and the nanoseconds of a read from the shared cache just before it was measured; and the
 * number of rounds in which other machines used that cache.
 */
export type Measured = Line & Record<'idle' | 'read' | 'loaded', number>;

/** What a run was. */
export interface Run {
  date: string;
  commit: string;
  against: string | null;
  quick: boolean;
  machine: string;
  client: string;
  pinning: string;
}

const rounded = (value: number) =>
  value >= 100 ? String(Math.round(value)) : value.toPrecision(3);

const ratio = ({ value }: Line, beside: Beside | undefined) =>
  beside ? value / beside.value : Number.NaN;

/** Whether the line's goal holds; null when it has none. */
export function holds(line: Line): boolean | null {
  const { goal, beside = [], value } = line;
  if (!goal) return null;
  const other = beside.find(({ name }) => name === goal.of);
  const figure = goal.of === undefined ? value : ratio(line, other);
  return goal.at === 'most' ? figure <= goal.than : figure >= goal.than;
}

function goalText({ goal, unit }: Line): string {
  if (!goal) return '';
  const sign = goal.at === 'most' ? '<=' : '>=';
  return goal.of === undefined
    ? `${sign} ${goal.than} ${unit}`
    : `${sign} ${goal.than}x ${goal.of}`;
}

function ratioText(line: Line, beside: Beside): string {
  return beside.value === 0 ? '' : ` (${ratio(line, beside).toFixed(2)}x)`;
}

function row(line: Measured): string[] {
  const verdict = holds(line);
  return [
    line.name,
    `${rounded(line.value)} ${line.unit}`,
    (line.beside ?? [])
      .map((each) => `${each.name} ${rounded(each.value)}${ratioText(line, each)}`)
      .join(', '),
    goalText(line),
    verdict === null ? '' : verdict ? 'holds' : 'MISSED',
    line.idle.toFixed(2),
    `${line.read.toFixed(0)} ns`,
    String(line.loaded),
  ];
}

export function table(lines: readonly Measured[]): string {
  const head = ['figure', 'measured', 'beside (ratio)', 'goal', '', 'idle', 'a read', 'loaded'];
  const rows = [head, ...lines.map(row)];
  const widths = head.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const text = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return text.join('\n');
}

/** A file that does not exist yet: `<name>.json`, or with a number for a later run of the same day and commit. */
function freeFile(folder: string, name: string): string {
  let file = join(folder, `${name}.json`);
  for (let run = 2; existsSync(file); run += 1) file = join(folder, `${name}-${run}.json`);
  return file;
}

/** Prints the table and writes the figures to `<folder>/<date>-<commit>.json`. */
export async function publish(run: Run, lines: readonly Measured[], folder: string): Promise<void> {
  const { date, commit, against, machine, client, pinning } = run;
  const compared = against ? ` beside ${against}` : '';
  console.log(`\n${date} · ${commit}${compared} · ${machine} · ${client}, ${pinning}\n`);
  console.log(table(lines));
  const file = freeFile(folder, `${date.slice(0, 10)}-${commit}`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...run, lines }, null, 2)}\n`);
  console.log(`\n${file}`);
}
