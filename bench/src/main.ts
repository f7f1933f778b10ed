import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { browserPath, ensureBenchPackages } from '../../scripts/lib/system-packages.ts';
import { buildWeb } from '../../scripts/lib/web-build.ts';
import { createBench, type Group } from './bench.ts';
import { type Checkout, checkOut, commitOf, NOW, ROOT } from './checkout.ts';
import { firstLoad, lighthouses } from './lines/browser.ts';
import { breakdowns, carousel, catalogue } from './lines/calls.ts';
import { coldStart } from './lines/cold-start.ts';
import { firstFrames } from './lines/first-frame.ts';
import { pageChanges } from './lines/page-change.ts';
import { growth } from './lines/growth.ts';
import { heartbeats } from './lines/heartbeats.ts';
import { logins } from './lines/logins.ts';
import { memory } from './lines/memory.ts';
import { detail, home, myList } from './lines/pages.ts';
import { rows } from './lines/rows.ts';
import { search } from './lines/search.ts';
import { segments } from './lines/segments.ts';
import { clientVersion } from './load.ts';
import { CORES } from './machine.ts';
import { type Options, readOptions } from './options.ts';
import { holds, publish } from './report.ts';

/** `npm run bench -- home segments` measures just those. */
const GROUPS: Record<string, Group> = {
  home,
  detail,
  'my-list': myList,
  breakdowns,
  carousel,
  catalogue,
  segments,
  heartbeats,
  logins,
  search,
  'cold-start': coldStart,
  memory,
  growth,
  rows,
  'first-frame': firstFrames,
  'page-change': pageChanges,
  'first-load': firstLoad,
  lighthouse: lighthouses,
};

/** What the figures depend on. */
const conditions = () => ({
  machine: `${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
  client: clientVersion(),
  pinning: CORES ? `server on core ${CORES.server}, load on core ${CORES.load}` : 'one core',
});

/** Measures the named groups, or all. */
async function measured(options: Options, checkouts: readonly Checkout[]) {
  const chromium = browserPath();
  const bench = createBench(options, { checkouts, chromium });
  for (const [name, measure] of Object.entries(GROUPS))
    if (options.groups.length === 0 || options.groups.includes(name)) await measure(bench);
  return bench;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), Object.keys(GROUPS));
  const { against, quick } = options;
  await ensureBenchPackages();
  await buildWeb();
  const other = against === null ? null : checkOut(against);
  try {
    const names = { commit: commitOf('HEAD'), against: other?.name ?? null };
    const { lines, failed } = await measured(options, other ? [NOW, other] : [NOW]);
    const run = { date: new Date().toISOString(), ...names, quick, ...conditions() };
    await publish(run, lines, join(ROOT, quick ? 'artefacts/bench' : 'bench/results'));
    if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
    const isMissed = lines.some((line) => holds(line) === false);
    process.exitCode = isMissed || failed.length > 0 ? 1 : 0;
  } finally {
    other?.remove();
  }
}

await main();
