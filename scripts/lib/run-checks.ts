import type { Check, Finding } from './checks.ts';

/** Lines of a failed check that are shown; run the check alone to see all. */
const MAX_LINES = 60;

/** An exception in a check counts as a fault. */
async function find(check: Check): Promise<Finding> {
  try {
    return await check.run();
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
}

function show(faults: string[]) {
  const lines = faults.join('\n').split('\n');
  for (const line of lines.slice(0, MAX_LINES)) console.log(`    ${line}`);
  if (lines.length > MAX_LINES) console.log(`    ... and ${lines.length - MAX_LINES} lines more`);
}

/** Runs the checks in sequence, prints the time of each, and returns the names of those that failed. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    const started = performance.now();
    const { faults, note } = await find(check);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    console.log(
      `${faults.length > 0 ? '✗' : '✓'} ${check.name.padEnd(36)}${seconds} s  ${note ?? ''}`.trimEnd(),
    );
    if (faults.length === 0) continue;
    failed.push(check.name);
    show(faults);
  }
  return failed;
}
