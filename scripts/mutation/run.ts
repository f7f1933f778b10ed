import { randomInt } from 'node:crypto';
import { addTallies, type Figure, type Tally } from '../lib/tally.ts';
import { type Area, AREAS } from './areas.ts';
import { inLanes, type Lane, openLanes } from './lanes.ts';
import type { Site } from './mutants.ts';
import { mutationSites, sample } from './sites.ts';
import { testChooser } from './tests-of.ts';
import {
  describeSite,
  failuresWithoutMutant,
  nameOf,
  unchanged,
  type Verdict,
  verdictOf,
} from './verdict.ts';

/** Test files that a control runs: enough for the known mutants, and quick. */
const CONTROL_TESTS = 3;
/** Test files that run in one process without a mutant. */
const GROUP = 10;

type TestsOf = (site: Site) => string[];

/**
 * Shows that a mutant can survive and that one can be killed: the known mutants without their change, then with it.
 * @throws Error naming the mutant that did the opposite
 */
async function control(
  lanes: readonly Lane[],
  area: Area,
  all: readonly Site[],
  testsOf: TestsOf,
): Promise<void> {
  await inLanes(lanes, area.known, async (lane, [path, what]) => {
    const known = all.find((site) => site.path === path && site.mutant.what === what);
    if (!known) throw new Error(`The known mutant ${path} ${what} is gone: choose another`);
    const tests = testsOf(known).slice(0, CONTROL_TESTS);
    for (const site of [unchanged(known), known]) {
      const { outcome, reason, isLoaded } = await verdictOf(lane, site, tests);
      if (!isLoaded) throw new Error(`${nameOf(site)}: no test loads the file`);
      if (outcome !== (site === known ? 'killed' : 'survived'))
        throw new Error(
          `A control, ${nameOf(site)}, ${outcome}: nothing is proven. ${reason ?? ''}`,
        );
    }
  });
}

/** Runs each mutant against its tests, and prints how it ended. */
async function verdicts(lanes: readonly Lane[], sites: readonly Site[], testsOf: TestsOf) {
  let done = 0;
  return inLanes(lanes, sites, async (lane, site) => {
    const started = performance.now();
    const verdict = await verdictOf(lane, site, testsOf(site));
    const seconds = Math.round((performance.now() - started) / 1000);
    const by = verdict.reason ? ` by ${verdict.reason}` : '';
    done += 1;
    console.log(`${done}/${sites.length} ${verdict.outcome} in ${seconds} s: ${nameOf(site)}${by}`);
    return verdict;
  });
}

/**
 * Runs the tests that killed mutants without any mutant. One that fails then proves nothing: the run fails, and its
 * mutants are tried again without it.
 */
async function withoutFailing(
  lanes: readonly Lane[],
  found: readonly Verdict[],
  testsOf: TestsOf,
): Promise<{ failures: string[]; proven: Verdict[] }> {
  const killers = [...new Set(found.flatMap(({ killer }) => killer ?? []))];
  const groups = Array.from({ length: Math.ceil(killers.length / GROUP) }, (_, index) =>
    killers.slice(index * GROUP, (index + 1) * GROUP),
  );
  const reasons = (await inLanes(lanes, groups, failuresWithoutMutant)).flat();
  const failing = new Set(killers.filter((test) => reasons.some((why) => why.startsWith(test))));
  const proven = await inLanes(lanes, found, async (lane, verdict) =>
    verdict.killer && failing.has(verdict.killer)
      ? verdictOf(
          lane,
          verdict.site,
          testsOf(verdict.site).filter((test) => !failing.has(test)),
        )
      : verdict,
  );
  const failures = reasons.map((reason) => `mutation, without a mutant: ${reason}`);
  return { failures, proven };
}

const ofOutcome = (found: readonly Verdict[], outcome: Verdict['outcome']) =>
  found.filter((verdict) => verdict.outcome === outcome);

/** The counts, then each mutant that was not killed, with its lines before and after. */
function describe(found: readonly Verdict[], seed: number): string {
  const count = (outcome: Verdict['outcome']) => `${ofOutcome(found, outcome).length} ${outcome}`;
  const alive = found
    .filter(({ outcome }) => outcome !== 'killed')
    .map(
      ({ site, outcome, isLoaded }) =>
        `${outcome}${isLoaded ? '' : ' (no test loads it)'}: ${describeSite(site)}`,
    );
  const counts = (['killed', 'survived', 'timed out'] as const).map(count).join(', ');
  return [`seed ${seed}: ${counts} of ${found.length}`, ...alive].join('\n');
}

/**
 * @returns the figure, and why the run fails
 * @throws Error when a control fails, so that a figure would mean nothing
 */
async function measure(lanes: readonly Lane[], seed: number, area: Area): Promise<Tally> {
  const all = mutationSites(area);
  const under = (process.env['MUTATION_UNDER'] ?? '').split(',');
  const sites = sample(
    all.filter(({ path }) => under.some((start) => path.startsWith(start))),
    Number(process.env['MUTATION_COUNT'] ?? area.count),
    seed,
  );
  if (sites.length === 0) return { passed: 0, failures: [] };
  const testsOf = testChooser(area);
  await control(lanes, area, all, testsOf);
  const found = await verdicts(lanes, sites, testsOf);
  const { failures, proven } = await withoutFailing(lanes, found, testsOf);
  // A machine that has run out of something fails every test: then this fails, too.
  await control(lanes, area, all, testsOf);

  const killed = ofOutcome(proven, 'killed').length;
  const timedOut = ofOutcome(proven, 'timed out').length;
  const percent = Math.round((1000 * killed) / sites.length) / 10;
  const figure: Figure = {
    test: `mutants of the ${area.name} killed`,
    rounds: sites.length,
    result: `${percent} %, ${timedOut} timed out, seed ${seed}`,
  };
  const described = describe(proven, seed);
  console.log(`\nMutation run of the ${area.name}, ${described}`);
  if (percent < area.floorPercent)
    failures.push(
      `mutation: ${percent} % killed in the ${area.name}, the floor is ${area.floorPercent} %\n${described}`,
    );
  return { passed: failures.length > 0 ? 0 : 1, failures, figures: [figure] };
}

/**
 * The mutation run of `npm test -- long`, an area after the other. `MUTATION_SEED` repeats an earlier one,
 * `MUTATION_UNDER` takes the samples from the files whose paths begin so (one beginning or more, with commas), and `MUTATION_COUNT` says how many mutants.
 */
export async function mutationRun(): Promise<Tally> {
  const seed = Number(process.env['MUTATION_SEED'] ?? randomInt(2 ** 31));
  console.log(`Seed of the mutants: ${seed} (MUTATION_SEED repeats them)`);
  const lanes = openLanes();
  const tallies: Tally[] = [];
  try {
    for (const area of AREAS) tallies.push(await measure(lanes, seed, area));
  } catch (error) {
    tallies.push({ passed: 0, failures: [`mutation: ${String(error)}`] });
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
  return addTallies(tallies);
}
