import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tableTypes, type Column } from '../../apps/api/src/platform/database/table-types.ts';
import { ROOT } from '../lib/paths.ts';
import { changedColumns } from './changed-columns.ts';

const root = mkdtempSync(join(tmpdir(), 'kandil-columns-'));
afterAll(() => rmSync(root, { recursive: true }));

const column = (name: string, change: Partial<Column> = {}): Column => ({
  table: 'ticket',
  name,
  type: 'text',
  nullable: false,
  filled: 'never',
  ...change,
});

function checkout(name: string, columns: readonly Column[]): string {
  const folder = join(root, name, 'apps/api/src/services/notify/store');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tables.generated.ts'), tableTypes('notify', columns));
  return join(root, name);
}

test('columns that a release lacks, or cannot fill, are named; a table of its own and a column to leave out are not', () => {
  const before = checkout('before', [column('subject'), column('message'), column('number')]);
  const after = checkout('after', [
    column('subject'),
    column('number', { type: 'int4' }),
    column('optional', { nullable: true }),
    column('with_default', { filled: 'when left out' }),
    column('required'),
    column('anything', { table: 'new_table' }),
  ]);
  expect(changedColumns(before, after)).toEqual([
    'notify.ticket.message is missing',
    'notify.ticket.number was string and is number',
    'notify.ticket.required is new, and an insert without it fails',
  ]);
  expect(changedColumns(before, ROOT)).toContain(
    'notify.ticket.number was string and is GeneratedAlways<number>',
  );
  expect(changedColumns(ROOT, ROOT)).toEqual([]);
});
