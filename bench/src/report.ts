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
  /** Other work on the machine hardly changes it, so its goal counts on a busy machine. */
  isSteady?: boolean;
}

/** A line, and the share of idle CPU just before it was measured. */
export type MeasuredLine = Line & { idle: number };

/** With less idle CPU, latencies and rates describe the other work on the machine. */
const QUIET = 0.95;

const rounded = (value: number) =>
  value >= 100 ? String(Math.round(value)) : value.toPrecision(3);

const ratio = (value: number, beside: Beside | undefined) =>
  beside ? value / beside.value : Number.NaN;

/** The ratio of a line to a figure beside it; NaN without that figure. */
export const ratioTo = ({ value, beside = [] }: Line, other: string): number =>
  ratio(
    value,
    beside.find(({ name }) => name === other),
  );

function holds({ at, than }: NonNullable<Line['goal']>, figure: number): boolean {
  return at === 'most' ? figure <= than : figure >= than;
}

/** Whether the line's goal holds: empty without a goal, `busy` if the machine was too busy to tell. */
export function verdict(line: MeasuredLine): '' | 'holds' | 'MISSED' | 'busy' {
  const { goal, idle, isSteady, value } = line;
  if (!goal) return '';
  if (!isSteady && idle < QUIET) return 'busy';
  const figure = goal.of === undefined ? value : ratioTo(line, goal.of);
  return holds(goal, figure) ? 'holds' : 'MISSED';
}

function goalText({ goal, unit }: Line): string {
  if (!goal) return '';
  const sign = goal.at === 'most' ? '<=' : '>=';
  return goal.of === undefined
    ? `${sign} ${goal.than} ${unit}`
    : `${sign} ${goal.than}x ${goal.of}`;
}

function ratioText(value: number, beside: Beside): string {
  return beside.value === 0 ? '' : ` (${ratio(value, beside).toFixed(2)}x)`;
}

function row(line: MeasuredLine): string[] {
  return [
    line.name,
    `${rounded(line.value)} ${line.unit}`,
    (line.beside ?? [])
      .map((each) => `${each.name} ${rounded(each.value)}${ratioText(line.value, each)}`)
      .join(', '),
    goalText(line),
    verdict(line),
    line.idle.toFixed(2),
  ];
}

export function table(lines: readonly MeasuredLine[]): string {
  const head = ['figure', 'measured', 'beside (ratio)', 'goal', '', 'idle'];
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
