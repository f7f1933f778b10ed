import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../../testing/rounds.ts';
import type { Database } from '../database/index.ts';
import { openTestDatabase } from '../testing.ts';
import { type Backups, newKey, openBackups } from './backup.fixture.ts';
import { verifyBackup } from './verify.ts';

let database: Database;
let backups: Backups;
/** The backup, and the one before it. */
let folder: string;
let earlier: string;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  backups = await openBackups(database);
  ({ folder: earlier } = await backups.backUp({ now: () => new Date('2026-11-27T02:07:00Z') }));
  ({ folder } = await backups.backUp({ now: () => new Date('2026-11-28T02:07:00Z') }));
});
afterAll(async () => {
  await database.close();
  backups.remove();
});

/** Flips a bit in the middle of a file's bytes from `start` to `end`; negative numbers count from its end. */
function flip(file: string, start: number, end?: number): void {
  const bytes = readFileSync(file);
  const region = bytes.subarray(start, end);
  const middle = region.length >> 1;
  region.writeUInt8(region.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}

/** Before it are 8 bytes of the format and 8 of the key. */
const NONCE = 16;
const HEAD = 28;
const TAG = 16;
const PART = 'part-00012';

/** Each damages a copy of the backup; what the error names. */
const DAMAGES: [name: string, damage: (copy: string) => void, named: RegExp][] = [
  ['a flipped bit of a table', (copy) => flip(join(copy, PART), HEAD, -TAG), /part-00012 \(table/],
  ['a flipped bit of a nonce', (copy) => flip(join(copy, PART), NONCE, HEAD), /part-00012 \(table/],
  ['a flipped bit of a tag', (copy) => flip(join(copy, PART), -TAG), /part-00012 \(table/],
  ['a flipped bit of the last file', (copy) => flip(lastPart(copy), HEAD, -TAG), /\(file support/],
  ['a part without its last byte', (copy) => shorten(join(copy, PART)), /part-00012 \(table/],
  ['an empty part', (copy) => truncateSync(join(copy, PART)), /part-00012 .*cut off/],
  ['a longer part', (copy) => appendFileSync(join(copy, PART), 'x'), /part-00012 \(table/],
  ['a missing part', (copy) => rmSync(join(copy, PART)), /part-00012 .*is missing/],
  ['swapped parts', swap, /part-00012 .*part-00013 /],
  ['a part of an earlier backup', (copy) => takeFromEarlier(copy, PART), /part-00012 \(table/],
  ['a flipped bit of the manifest', (copy) => flip(join(copy, 'manifest'), HEAD, -TAG), /manifest/],
  ['no manifest', (copy) => rmSync(join(copy, 'manifest')), /manifest is missing/],
  ['the manifest of an earlier backup', (copy) => takeFromEarlier(copy, 'manifest'), /part-00001/],
  ['a file more', (copy) => writeFileSync(join(copy, 'part-99999'), ''), /does not belong/],
];

const lastPart = (copy: string) =>
  join(
    copy,
    readdirSync(copy)
      .toSorted()
      .findLast((name) => name.startsWith('part-')) ?? '',
  );

const shorten = (file: string) => truncateSync(file, readFileSync(file).length - 1);

function swap(copy: string): void {
  const [a, b, other] = [PART, 'part-00013', 'other'].map((name) => join(copy, name));
  renameSync(a ?? '', other ?? '');
  renameSync(b ?? '', a ?? '');
  renameSync(other ?? '', b ?? '');
}

const takeFromEarlier = (copy: string, file: string) =>
  cpSync(join(earlier, file), join(copy, file));

test('every damage is found and named, and nothing is restored (T-R14)', async (context) => {
  const copy = join(backups.root, 'copy');
  for (const [name, damage, named] of DAMAGES) {
    cpSync(folder, copy, { recursive: true });
    damage(copy);
    await expect.soft(verifyBackup(copy, backups.key), name).rejects.toThrow(/is damaged: /);
    await expect.soft(verifyBackup(copy, backups.key), name).rejects.toThrow(named);
    await expect.soft(backups.restore(copy), name).rejects.toThrow(/is damaged: /);
    rmSync(copy, { recursive: true });
  }
  expect(existsSync(join(backups.root, 'restored'))).toBe(false);
  await expect(verifyBackup(folder, newKey())).rejects.toThrow(/needs another key: .*\d/);
  await expect(verifyBackup(folder, backups.key)).resolves.toMatchObject({ format: 1 });
  const count = DAMAGES.length + 1;
  await figure(
    context,
    count,
    `${count} of ${count} damaged backups found (the last: another key)`,
  );
});
