import { describe, expect, it } from 'vitest';
import { checkDecisionRecords, recordFaults } from './checks/decision-records.ts';

const PATH = 'docs/decisions/0007-cache.md';
const ROW = '| [0007](0007-cache.md) | A cache | 2026-11-20 | accepted |';
const HEAD = '# 0007 A cache\n\nDate: 2026-11-20. Status: accepted.\n\n## Context\n';

describe('decision records', () => {
  it('all have a date and a status, in the index too', () => {
    expect(checkDecisionRecords()).toEqual([]);
  });

  it('may be superseded by another record, wholly or in part', () => {
    for (const status of [
      'superseded by [0008](0008-x.md)',
      'accepted, in part superseded by [0008](0008-x.md)',
      'accepted, in part superseded by [0008](0008-x.md) and [0009](0009-y.md)',
    ]) {
      const text = HEAD.replace('accepted', status);
      expect(recordFaults(PATH, text, ROW.replace('accepted', status))).toEqual([]);
    }
  });

  it.each([
    ['without a date', HEAD.replace('Date: 2026-11-20. ', ''), ROW, 'does not begin with'],
    ['without a status', HEAD.replace(' Status: accepted.', ''), ROW, 'does not begin with'],
    ['with a status nobody knows', HEAD.replace('accepted', 'maybe'), ROW, 'does not begin with'],
    ['with the number of another', HEAD.replace('0007', '0008'), ROW, 'does not begin with'],
    ['that is not in the index', HEAD, '', 'has no row'],
    ['with another date than in the index', HEAD.replace('-20.', '-21.'), ROW, 'has no row'],
  ])('do not pass %s', (_what, text, index, fault) => {
    expect(recordFaults(PATH, text, index)).toEqual([expect.stringContaining(fault)]);
  });
});
