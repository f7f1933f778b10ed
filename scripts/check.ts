import { CHECKS } from './lib/checks.ts';
import { endWithParent } from './lib/end-with-parent.ts';
import { runChecks } from './lib/run-checks.ts';

// `npm run check [-- name ...]`: runs all checks, even after a failure; names select some of them.
endWithParent();
const requested = process.argv.slice(2);
const chosen = CHECKS.filter(
  ({ name }) => requested.length === 0 || requested.some((word) => name.includes(word)),
);
const unknown = requested.filter((word) => !CHECKS.some(({ name }) => name.includes(word)));
if (unknown.length > 0) {
  console.error(
    `There is no check '${unknown.join("', '")}'. Checks: ${CHECKS.map(({ name }) => name).join('; ')}.`,
  );
  process.exit(1);
}
const failed = await runChecks(chosen);
const names = failed.length > 0 ? ` (${failed.join(', ')})` : '';
console.log(`\nChecks: ${chosen.length - failed.length} passed, ${failed.length} failed${names}`);
process.exitCode = failed.length > 0 ? 1 : 0;
