import { expect, test } from 'vitest';
import { leadsOf } from './leads.ts';

const row = (...titleIds: number[]) => ({ titleIds, fixed: false });

test('the five titles that a row leads with stand further back in the rows below', () => {
  const same = row(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
  expect(leadsOf([same, same, same])).toEqual([
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
  ]);
});

test('a row whose order is fixed keeps it, and its titles have led', () => {
  expect(leadsOf([row(1), { titleIds: [1, 2], fixed: true }, row(1, 3)])).toEqual([
    [0],
    [0, 0],
    [2, 0],
  ]);
});
