import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

// The rules are tried on files that break them: a rule that never caught anything has not been tested.
const repository = join(import.meta.dirname, '..');
const fixtures = join(import.meta.dirname, 'fixtures/lint');
const CONFIGURATION = [
  'oxlint.config.ts',
  ...['boundaries', 'bans', 'player-rooms', 'service-rooms', 'web-floors'].map(
    (name) => `scripts/lib/${name}.ts`,
  ),
  'packages/contract/src/services.ts',
];
const files = globSync('**/*.{ts,tsx}', { cwd: fixtures });

interface Finding {
  code: string;
  filename: string;
}
let root: string;
let findings: Finding[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kandil-lint-'));
  cpSync(fixtures, root, { recursive: true });
  for (const file of [...CONFIGURATION, 'tsconfig.base.json']) {
    cpSync(join(repository, file), join(root, file));
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }');
  writeFileSync(join(root, 'packages/media/src/long.ts'), 'export {};\n'.repeat(301));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const oxlint = spawnSync(
    join(root, 'node_modules/.bin/oxlint'),
    ['-f', 'json', 'apps', 'packages'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  findings = JSON.parse(oxlint.stdout).diagnostics;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const caughtIn = (file: string) =>
  findings.filter((one) => one.filename === file).map((one) => /\(([^)]+)\)/.exec(one.code)?.[1]);

const expected = (file: string) =>
  /^\/\/ caught by (\S+)/.exec(readFileSync(join(fixtures, file), 'utf8'))?.[1];

it.each(files.filter(expected))('%s is caught', (file) => {
  expect(caughtIn(file)).toContain(expected(file));
});

it.each(files.filter((file) => !expected(file)))('%s is fine', (file) => {
  expect(caughtIn(file)).toEqual([]);
});

it('limits the length of files', () => {
  expect(caughtIn('packages/media/src/long.ts')).toContain('max-lines');
});
