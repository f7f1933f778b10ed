import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing.ts';
import { backupState } from './reading.ts';
import { nameAt } from './retention.ts';
import { noteVerified } from './verified.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 29, hour));
const none = { count: 0, newestAt: null, bytes: 0, verifiedAt: null, verifiedOf: null };

test('what the folder of the backups says: the newest, and which was last found good', async () => {
  expect(await backupState(null)).toEqual(none);
  const folder = temporaryFolder();
  expect(await backupState(join(folder, 'missing'))).toEqual(none);
  for (const hour of [1, 2]) {
    mkdirSync(join(folder, nameAt(at(hour))));
    writeFileSync(join(folder, nameAt(at(hour)), 'manifest'), 'x'.repeat(hour));
  }
  mkdirSync(join(folder, 'notes'));
  const newest = { count: 2, newestAt: at(2).toISOString(), bytes: 2 };
  expect(await backupState(folder)).toEqual({ ...none, ...newest });
  await noteVerified(join(folder, nameAt(at(1))), at(3));
  await noteVerified(join(folder, 'notes'), at(4));
  expect(await backupState(folder)).toEqual({
    ...newest,
    verifiedAt: at(3).toISOString(),
    verifiedOf: at(1).toISOString(),
  });
  // What somebody has damaged says nothing.
  writeFileSync(join(folder, 'verified.json'), '{');
  expect(await backupState(folder)).toMatchObject({ verifiedAt: null });
});
