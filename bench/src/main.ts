import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/lib/install.mjs';
import { browserPath, ensureBenchPackages } from '../../scripts/lib/system-packages.ts';
import { buildWeb } from '../../scripts/lib/web-build.ts';
import { createBench, type Group } from './bench.ts';
import { firstLoad, lighthouses } from './lines/browser.ts';
import { calls } from './lines/calls.ts';
import { firstFrames } from './lines/first-frame.ts';
import { heartbeats } from './lines/heartbeats.ts';
import { logins } from './lines/logins.ts';
import { longHome, pages } from './lines/pages.ts';
import { rows } from './lines/rows.ts';
import { search } from './lines/search.ts';
import { segments } from './lines/segments.ts';
import { clientVersion } from './load.ts';
import { CORES } from './machine.ts';
import { readOptions } from './options.ts';
import { table, verdict } from './report.ts';
import { currentCommit, writeResult } from './results.ts';

/** `npm run bench -- pages segments` measures just those. */
const GROUPS: Record<string, Group> = {
  pages,
  'long-home': longHome,
  calls,
  segments,
  heartbeats,
  logins,
  search,
  rows,
  'first-frame': firstFrames,
  'first-load': firstLoad,
  lighthouse: lighthouses,
};

/** What the figures depend on. */
const conditions = () => ({
  machine: `${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
  client: clientVersion(),
  pinning: CORES ? `server on core ${CORES.server}, load on core ${CORES.load}` : 'one core',
});

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), Object.keys(GROUPS));
  const { groups, quick } = options;
  await ensureBenchPackages();
  // Lighthouse, which brings 104 packages that nothing else needs.
  await ensureInstalled(join(import.meta.dirname, '..'));
  await buildWeb();
  // The commit that the run begins with: others may follow while it lasts.
  const commit = currentCommit();
  const bench = createBench(options, browserPath());
  for (const [name, measure] of Object.entries(GROUPS))
    if (groups.length === 0 || groups.includes(name)) await measure(bench);
  const { lines, failed } = bench;
  const run = { date: new Date().toISOString(), commit, quick, ...conditions() };
  console.log(`\n${run.date} · ${commit} · ${run.machine} · ${run.client}, ${run.pinning}\n`);
  console.log(table(lines));
  console.log(`\n${await writeResult({ ...run, lines })}`);
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
  const isMissed = lines.some((line) => verdict(line) === 'MISSED');
  process.exitCode = isMissed || failed.length > 0 ? 1 : 0;
}

await main();
