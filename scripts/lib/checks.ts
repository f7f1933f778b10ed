import { join } from 'node:path';
import { checkAlerts } from '../checks/alerts.ts';
import { checkBareTexts } from '../checks/bare-texts.ts';
import { checkDecisionRecords } from '../checks/decision-records.ts';
import { checkDependencies } from '../checks/dependencies.ts';
import { checkFormats } from '../checks/formats.ts';
import { checkHouse } from '../checks/house.ts';
import { checkCallNames } from '../checks/call-names.ts';
import { checkLockFile } from '../checks/lock-file.ts';
import { checkLogicalCss } from '../checks/logical-css.ts';
import { checkOperations } from '../checks/operations.ts';
import { checkStartupErrors } from '../checks/startup-errors.ts';
import { checkPathPatterns } from '../checks/path-patterns.ts';
import { checkPictures } from '../checks/pictures.ts';
import { checkReferences } from '../checks/references.ts';
import { checkSchemaNames } from '../checks/schema-names.ts';
import { checkTranslations } from '../checks/translations.ts';
import { checkWords } from '../checks/words.ts';
import { runTool } from './command.ts';
import { COVERED_FILE, readCoverage } from './requirements.ts';
import { ROOT } from './paths.ts';
import { buildWeb, WEB } from './web-build.ts';

/** The result of a check: faults to fix, and a note on its extent. */
export interface Finding {
  faults: string[];
  note?: string;
}

export interface Check {
  name: string;
  run: () => Finding | Promise<Finding>;
}

/** Compilers written in Go collect garbage seldom while there is memory: a tenth of their computing. */
const FEW_COLLECTIONS = { GOGC: '400', GOMEMLIMIT: '2GiB' };

const tool = async (name: string, args: string[], cwd?: string): Promise<Finding> => {
  const options = cwd === undefined ? {} : { cwd };
  const { code, output } = await runTool(name, args, { ...options, env: FEW_COLLECTIONS });
  return { faults: code === 0 ? [] : [output.trim()] };
};

const list = (faults: string[]): Finding => ({ faults });

/** On one thread: each of several would check the types that they share again, which is twice the computing. */
const types = (project: string): Promise<Finding> =>
  tool('typescript', ['--noEmit', '--singleThreaded', '-p', project]);

async function webTypes(): Promise<Finding> {
  const generated = await tool('@react-router/dev', ['typegen'], WEB);
  if (generated.faults.length > 0) return generated;
  const pages = await types(join(WEB, 'tsconfig.json'));
  if (pages.faults.length > 0) return pages;
  return types(join(WEB, 'offline/worker/tsconfig.json'));
}

function requirements(): Finding {
  const { rows, covered, faults } = readCoverage();
  const note = `${covered.size} of ${rows.length} rows covered`;
  const help =
    faults.length > 0
      ? [`(npm run check:requirements shows all; -- --update rewrites ${COVERED_FILE})`]
      : [];
  return { faults: [...faults, ...help], note };
}

const translations = (): Finding => ({ faults: checkTranslations() });

async function budgets(): Promise<Finding> {
  await buildWeb(() => {});
  const { code, output } = await runTool('size-limit', []);
  return {
    faults: code === 0 ? [] : [output.trim()],
    note: /Size:?\s+([\d.]+ \w+)/.exec(output)?.[1] ?? '',
  };
}

/** All checks that do not run the product, fast ones first. */
export const CHECKS: readonly Check[] = [
  { name: 'lock file', run: () => list(checkLockFile()) },
  { name: 'translations', run: translations },
  { name: 'formats of numbers and dates', run: () => list(checkFormats()) },
  { name: 'logical CSS', run: () => list(checkLogicalCss()) },
  { name: 'bare texts', run: () => list(checkBareTexts()) },
  { name: 'requirements', run: requirements },
  {
    name: 'references to texts and requirements, decision records',
    run: () => list([...checkReferences(), ...checkDecisionRecords()]),
  },
  { name: 'words of the glossary', run: () => list(checkWords()) },
  { name: 'call names', run: () => list(checkCallNames()) },
  {
    name: 'operations are documented',
    run: () => list([...checkOperations(), ...checkStartupErrors()]),
  },
  { name: 'schemas of services', run: () => list(checkSchemaNames()) },
  { name: 'alerts, their runbook, the dashboard', run: () => list(checkAlerts()) },
  { name: 'pictures of the README', run: () => list(checkPictures()) },
  { name: 'dependencies', run: () => list(checkDependencies()) },
  { name: 'path patterns match files', run: () => list(checkPathPatterns()) },
  { name: 'house numbers', run: () => list(checkHouse()) },
  { name: 'format', run: () => tool('oxfmt', ['--check']) },
  { name: 'lint, imports, length, complexity', run: () => tool('oxlint', ['--deny-warnings']) },
  { name: 'types', run: () => types('tsconfig.json') },
  { name: 'types of the web', run: webTypes },
  { name: 'types of the control room', run: () => types(join(ROOT, 'apps/control/tsconfig.json')) },
  { name: 'dead code', run: () => tool('knip', ['--no-progress']) },
  { name: 'size budgets', run: budgets },
];
