import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.ts';
import { COVERED_FILE, readCoverage, type Row } from './lib/requirements.ts';

// `npm run check:requirements [-- --update]`: lists the rows of docs/requirements.tsv without a test.

/** Numbers in order, runs joined: 01-04 07. */
function ranges(rows: readonly Row[]): string {
  const runs: string[][] = [];
  for (const { id } of rows) {
    const number = id.replace(/^.*-/, '');
    const last = runs.at(-1);
    if (last && Number(last.at(-1)) + 1 === Number(number)) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(' '))).join(' ');
}

const { rows, covered, faults } = readCoverage();

for (const [area, inArea = []] of Object.entries(Object.groupBy(rows, (row) => row.area))) {
  const open = inArea.filter(({ id }) => !covered.has(id));
  const share = `${inArea.length - open.length}/${inArea.length}`;
  console.log(
    `${area.padEnd(10)} ${share.padStart(7)}${open.length > 0 ? `  without a test: ${ranges(open)}` : ''}`,
  );
}
console.log(`\n${covered.size} of ${rows.length} rows are covered.`);

if (process.argv.includes('--update')) {
  writeFileSync(
    join(ROOT, COVERED_FILE),
    [...covered]
      .sort()
      .map((id) => `${id}\n`)
      .join(''),
  );
  console.log(`\n${COVERED_FILE} is written.`);
} else if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}
