import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkReferences, definedIds, referenceFaults } from './checks/references.ts';

const known = {
  ids: new Set([
    'SPEC-D22',
    'SPEC-S4',
    'SEC-12',
    'T-A05',
    'G11',
    'DEMO-10',
    'DEMO-12',
    'decisions/0012',
  ]),
  areas: new Set(['DEMO']),
};
const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures/references', name), 'utf8');

describe('references', () => {
  it('all resolve in this repository', () => {
    expect(checkReferences()).toEqual([]);
  });

  it('finds the ids of a text where they are defined, and only there', () => {
    expect(
      definedIds(
        '# SEC: rules\n\n**SEC-12. Limits.** See SEC-13.\n\n| **T-A05** | x |\n\n## SPEC-S4 States',
      ),
    ).toEqual(['SEC-12', 'T-A05', 'SPEC-S4']);
  });

  it('accepts every scheme that resolves', () => {
    expect(referenceFaults('good.ts', fixture('good.txt'), known)).toEqual([]);
  });

  it.each([
    ['a decision that does not exist', '// as in SPEC-D99', 'cites SPEC-D99'],
    ['a rule that does not exist', '// SEC-33', 'cites SEC-33'],
    ['a threat in a title', "test('T-A99 refuses', () => {})", 'cites T-A99'],
    ['a goal', '// G99', 'cites G99'],
    ['a requirement', '/** DEMO-99 */', 'cites DEMO-99'],
    ['the end of a range of requirements', '/** DEMO-10..99 */', 'cites DEMO-99'],
    ['a record in prose', 'see decision 0099', 'cites decisions/0099'],
    ['the path of a record', 'docs/decisions/0099-x.md', 'cites decisions/0099'],
    ['a bare decision', '// (decision 12)', '"decision 12" does not say'],
    ['several bare decisions', '// decisions 4, 5', '"decisions 4" does not say'],
    ['a bare security rule', '// security rule 3', '"rule 3" does not say'],
    ['a bare rule over a line break', '/**\n * by rule\n * 16\n */', '"rule * 16" does not say'],
    ['a bare threat', '// (threat E04)', '"threat E04" does not say'],
    [
      'a bare threat at the start of a title',
      "test('E04 a child', () => {})",
      '"E04" does not say',
    ],
    ['a bare goal', '// goal 11', '"goal 11" does not say'],
  ])('does not pass %s', (_what, text, fault) => {
    expect(referenceFaults('bad.ts', text, known)).toEqual([expect.stringContaining(fault)]);
  });

  it('names the line of each fault', () => {
    expect(referenceFaults('bad.ts', fixture('bad.txt'), known)).toEqual([
      expect.stringMatching(/^bad\.ts:3 "decision 12"/),
      expect.stringMatching(/^bad\.ts:1 cites SEC-99/),
    ]);
  });
});
