import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBucket } from '../../testing/bucket.ts';
import type { Database } from '../database/index.ts';
import { openTestDatabase } from '../testing.ts';
import { type Backups, openBackups } from './backup.fixture.ts';
import { copyBackups, fetchBackup, listCopies } from './bucket.ts';
import { MANIFEST } from './manifest.ts';
import { verifyBackup } from './verify.ts';

const store = await openBucket();
const bucket = store.blobs;
let database: Database;
let backups: Backups;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'demo' });
  backups = await openBackups(database);
});
afterEach(() => store.mend());
afterAll(async () => {
  await database.close();
  backups.remove();
  await store.close();
});

const DAY = 24 * 3_600_000;
const START = Date.parse('2026-11-28T02:07:00Z');
const at = (day: number) => new Date(START + day * DAY);
const places = () => ({ folder: backups.folder, bucket });
const make = async (day: number) => {
  const { folder } = await backups.backUp({ now: () => at(day) });
  return folder.replace(`${backups.folder}/`, '');
};
const copy = (day: number) => copyBackups(places(), { now: at(day) });
const filesOf = async (name: string) =>
  (await store.keys()).filter((key) => key.startsWith(name)).length;

test('a bucket has each backup, also those that it missed; a copy restores without the folder', async () => {
  const first = await make(0);
  // The bucket is away after some parts.
  await store.failWith({ method: 'PUT', after: 5 });
  await expect(copy(0)).rejects.toThrow(/503/);
  expect(await filesOf(first)).toBe(5);
  expect(await listCopies(bucket)).toEqual([]);
  await store.mend();

  const second = await make(1);
  expect(await copy(1)).toEqual([first, second]);
  const parts = readdirSync(join(backups.folder, first)).length;
  expect(await store.requests('PUT')).toBe(
    parts - 5 + readdirSync(join(backups.folder, second)).length,
  );
  expect(await store.keys()).toContain(`${second}/${MANIFEST}`);
  expect(await listCopies(bucket)).toEqual([second, first]);
  expect(await copy(1)).toEqual([]);

  await expect(fetchBackup(places(), first)).rejects.toThrow('is there already');
  const before = readFileSync(join(backups.folder, first, MANIFEST));
  rmSync(backups.folder, { recursive: true });
  const path = await fetchBackup(places(), first);
  expect(path).toBe(join(backups.folder, first));
  expect(readFileSync(join(path, MANIFEST))).toEqual(before);
  await verifyBackup(path, backups.key);
  await expect(fetchBackup(places(), 'kandil-2020-01-01T00-00-00.000Z')).rejects.toThrow(
    'The bucket has no backup',
  );

  // Interrupted: nothing that looks like a backup is left.
  await store.failWith({ method: 'GET', key: '00003' });
  await expect(fetchBackup(places(), second)).rejects.toThrow(/503/);
  expect(existsSync(join(backups.folder, second))).toBe(false);
  expect(readdirSync(backups.folder)).toEqual([first]);
});

test('copies stay for 14 days at most, also those whose folder is gone; other objects stay', async () => {
  await bucket.put('readme.txt', new TextEncoder().encode('not ours'));
  const unfinished = 'kandil-2026-12-11T02-07-00.000Z';
  await bucket.put(`${unfinished}/part-00001`, new TextEncoder().encode('of a killed copy'));
  const late = await make(14);
  expect(await copy(14)).toEqual([late]);
  expect(await filesOf(unfinished)).toBe(0);
  const left = await listCopies(bucket);
  expect(left[0]).toBe(late);
  expect(left.some((name) => name.includes('2026-11-28'))).toBe(false);
  await copy(40);
  expect(await store.keys()).toEqual(['readme.txt']);
});
