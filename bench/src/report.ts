import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** One measured figure beside its baseline of the same run. */
export interface Line {
  name: string;
  value: number;
  unit: string;
  /** What it is compared with, measured in the same run; left out where a figure stands alone. */
  baseline?: { name: string; value: number };
  /** What must hold: `<= 60` or `>= 1.2`; `of` says whether of the value or of the ratio to the baseline. */
  goal?: { at: 'most' | 'least'; than: number; of: 'value' | 'ratio' };
}

function rounded(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

function ratioOf({ value, baseline }: Line): number | null {
  return baseline ? value / baseline.value : null;
}

/** Whether the line's goal holds; null when it has none. */
export function holds(line: Line): boolean | null {
  if (!line.goal) return null;
  const figure = line.goal.of === 'ratio' ? ratioOf(line) : line.value;
  if (figure === null) return false;
  return line.goal.at === 'most' ? figure <= line.goal.than : figure >= line.goal.than;
}

function row(line: Line): string[] {
  const ratio = ratioOf(line);
  const sign = line.goal?.at === 'most' ? '<=' : '>=';
  const verdict = holds(line);
  return [
    line.name,
    `${rounded(line.value)} ${line.unit}`,
    line.baseline ? `${line.baseline.name}: ${rounded(line.baseline.value)} ${line.unit}` : '',
    ratio === null ? '' : `${ratio.toFixed(2)}x`,
    line.goal ? `${sign} ${line.goal.than}${line.goal.of === 'ratio' ? 'x' : ` ${line.unit}`}` : '',
    verdict === null ? '' : verdict ? 'holds' : 'MISSED',
  ];
}

export function table(lines: readonly Line[]): string {
  const rows = [['figure', 'measured', 'baseline', 'ratio', 'goal', ''], ...lines.map(row)];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const text = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return text.join('\n');
}

/** Prints the table and writes it with date, commit, machine and load into `artefacts/bench`. */
export async function publish(lines: readonly Line[], root: string): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const machine = `${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const head = `${new Date().toISOString()} · ${commit} · ${machine} · load ${loadavg()[0]?.toFixed(2)}`;
  const text = `${head}\n\n${table(lines)}\n`;
  const folder = join(root, 'artefacts/bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${commit}.md`), text);
  process.stdout.write(`\n${text}`);
}
