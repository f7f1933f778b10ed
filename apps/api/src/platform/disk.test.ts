import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { freeBytes } from './database/folder.ts';
import { watchDisk } from './disk.ts';

const folder = tmpdir();
// Others use the same disk meanwhile.
const MUCH = 2 ** 30;

test('a disk is low when less is free than must stay free', () => {
  const free = freeBytes(folder);
  expect(watchDisk({ folder, keepFree: 0 }).isLow()).toBe(false);
  expect(watchDisk({ folder, keepFree: free + MUCH }).isLow()).toBe(true);
  expect(() => watchDisk({ folder, keepFree: free + MUCH }).requireRoom()).toThrow('STORAGE_FULL');
});
