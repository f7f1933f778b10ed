import { expect, test } from 'vitest';
import { backupProblems, diskProblems, partyProblems } from './storage.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

test.each([
  ['at its reserve', 100, 100, 'DISK_NEAR'],
  ['below its reserve', 99, 100, 'DISK_LOW'],
  ['with less than two gigabytes', 2e9 - 1, 100, 'DISK_NEAR'],
  ['with two gigabytes', 2e9, 100, undefined],
  ['with less than twice a large reserve', 6e9 - 1, 3e9, 'DISK_NEAR'],
  ['with twice a large reserve', 6e9, 3e9, undefined],
])('a disk %s', (_name, free, stays, kind) => {
  expect(diskProblems([{ node: 'a', free, stays }])[0]?.kind).toBe(kind);
});

test('a backup is old after 26 hours', () => {
  const kindOf = (isOn: boolean, at: Date | null) =>
    backupProblems({ isOn, newestAt: at?.toISOString() ?? null }, NOW)[0]?.kind;
  expect(kindOf(true, ago(26))).toBeUndefined();
  expect(kindOf(true, ago(26.1))).toBe('BACKUP_OLD');
  expect(kindOf(true, null)).toBe('BACKUP_NONE');
  expect(kindOf(false, ago(1))).toBe('BACKUP_NONE');
  expect(backupProblems(null, NOW)).toEqual([]);
});

test('a party fails from its last answer on', () => {
  const party = (name: string, succeeded: Date | null, failed: Date | null) => ({
    name,
    succeeded_at: succeeded,
    failed_at: failed,
  });
  const parties = [
    party('never asked', null, null),
    party('good', ago(2), null),
    party('mended', ago(1), ago(2)),
    party('failing', ago(2), ago(1)),
    party('never answered', null, ago(1)),
  ];
  expect(partyProblems(parties).map(({ subject }) => subject)).toEqual([
    'failing',
    'never answered',
  ]);
});
