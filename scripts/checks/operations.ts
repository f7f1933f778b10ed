import { VARIABLES } from '../../apps/server/src/config.ts';
import { READINESS } from '../../apps/server/src/health.ts';
import { readText } from '../lib/paths.ts';

/**
 * `docs/operations/configure.md` has one row for each variable the product reads, and no other; `mend.md` has one for
 * each reason of `/readyz`.
 */
export function checkOperations(): string[] {
  const documented = [
    ...readText('docs/operations/configure.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm),
  ].map((row) => row[1] ?? '');
  const mend = readText('docs/operations/mend.md');
  return [
    ...Object.values(READINESS)
      .filter((reason) => !mend.includes(`| \`${reason}\` |`))
      .map((reason) => `docs/operations/mend.md does not explain "${reason}" of /readyz`),
    ...VARIABLES.filter((name) => !documented.includes(name)).map(
      (name) => `docs/operations/configure.md does not explain ${name}`,
    ),
    ...documented
      .filter((name) => !VARIABLES.includes(name))
      .map((name) => `docs/operations/configure.md explains ${name}, which nothing reads`),
  ];
}
