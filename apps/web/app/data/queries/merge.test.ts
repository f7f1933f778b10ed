import { describe, expect, test } from 'vitest';
import { type Entity, merge } from './merge.ts';

const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T10:00:00.001Z';

interface Case {
  name: string;
  known: Entity;
  came: Entity;
  expected: Entity;
}
const CASES: Case[] = [
  {
    name: 'the newer value',
    known: { title: 'Old', lastUpdateTimestamp: early },
    came: { title: 'New', lastUpdateTimestamp: late },
    expected: { title: 'New', lastUpdateTimestamp: late },
  },
  {
    name: 'the newer value also where it came first',
    known: { title: 'New', lastUpdateTimestamp: late },
    came: { title: 'Old', lastUpdateTimestamp: early },
    expected: { title: 'New', lastUpdateTimestamp: late },
  },
  {
    name: 'what only the older one says',
    known: { storyline: 'A story.', lastUpdateTimestamp: early },
    came: { title: 'New', lastUpdateTimestamp: late },
    expected: { storyline: 'A story.', title: 'New', lastUpdateTimestamp: late },
  },
  {
    name: 'what the older one says where the newer came first',
    known: { title: 'New', storyline: '', lastUpdateTimestamp: late },
    came: { title: 'Old', storyline: 'A story.', lastUpdateTimestamp: early },
    expected: { title: 'New', storyline: 'A story.', lastUpdateTimestamp: late },
  },
  ...[undefined, null, '', []].map((empty) => ({
    name: `the value that is there and not ${JSON.stringify(empty) ?? 'undefined'}`,
    known: { info: 'Known', lastUpdateTimestamp: early },
    came: { info: empty, lastUpdateTimestamp: late },
    expected: { info: 'Known', lastUpdateTimestamp: late },
  })),
  {
    name: 'nought and no, which are values',
    known: { lastSec: 60, free: true, lastUpdateTimestamp: early },
    came: { lastSec: 0, free: false, lastUpdateTimestamp: late },
    expected: { lastSec: 0, free: false, lastUpdateTimestamp: late },
  },
  {
    name: 'what is empty in both',
    known: { info: '' },
    came: { info: null, seriesId: null },
    expected: { info: '', seriesId: null },
  },
  {
    name: 'what came later where neither says how new it is',
    known: { title: 'First' },
    came: { title: 'Second' },
    expected: { title: 'Second' },
  },
  {
    name: 'what came later where one does not say how new it is, and the time that is known',
    known: { title: 'First', lastUpdateTimestamp: late },
    came: { title: 'Second' },
    expected: { title: 'Second', lastUpdateTimestamp: late },
  },
];

describe('the entity store takes of two copies, field by field,', { tags: ['ENTITY-18'] }, () => {
  test.each(CASES)('$name', ({ known, came, expected }) => {
    expect(merge(known, came)).toEqual(expected);
  });

  test('the first copy as it is', () => {
    expect(merge(undefined, { title: 'First' })).toEqual({ title: 'First' });
  });
});
