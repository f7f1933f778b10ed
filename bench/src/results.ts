import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.ts';
import { type Line, type MeasuredLine, ratioTo } from './report.ts';

const FOLDER = 'bench/results';

/** What a run was. */
export interface Run {
  date: string;
  commit: string;
  quick: boolean;
  machine: string;
  client: string;
  pinning: string;
}

/** A run with its figures, as a file of `bench/results`. */
export type Result = Run & { lines: readonly MeasuredLine[] };

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

export const currentCommit = (): string => git('rev-parse', '--short', 'HEAD');

/** The results that the current commit contains, newest first. */
export function committedResults(): Result[] {
  const paths = git('ls-tree', '--name-only', 'HEAD', `${FOLDER}/`).split('\n').filter(Boolean);
  return paths
    .map((path) => JSON.parse(git('show', `HEAD:${path}`)) as Result)
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** The ratio of a line to a figure beside it, compared with the newest result that has both. */
export function comparedRatio(
  line: Line,
  to: string,
  results: readonly Result[],
  goal: number,
): Line[] {
  for (const { commit, date, lines } of results) {
    const before = lines.find(({ name }) => name === line.name);
    const value = before ? ratioTo(before, to) : Number.NaN;
    if (Number.isNaN(value)) continue;
    const name = `${commit} of ${date.slice(0, 10)}`;
    return [
      {
        name: `${line.name}, ratio to ${to}`,
        value: ratioTo(line, to),
        unit: 'x',
        beside: [{ name, value }],
        goal: { at: 'most', than: goal, of: name },
        isSteady: true,
      },
    ];
  }
  return [];
}

/** A file that does not exist yet: `<name>.json`, or with a number for a later run of the same day and commit. */
function freeFile(folder: string, name: string): string {
  let file = join(folder, `${name}.json`);
  for (let run = 2; existsSync(file); run += 1) file = join(folder, `${name}-${run}.json`);
  return file;
}

/** Writes `bench/results/<date>-<commit>.json`; a quick run writes to `artefacts/bench`. @returns the path */
export async function writeResult(result: Result): Promise<string> {
  const folder = join(ROOT, result.quick ? 'artefacts/bench' : FOLDER);
  await mkdir(folder, { recursive: true });
  const file = freeFile(folder, `${result.date.slice(0, 10)}-${result.commit}`);
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
  return file;
}
