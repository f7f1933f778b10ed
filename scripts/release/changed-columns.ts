import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_SERVICES } from '@kandil/contract/services';

/**
 * What a release finds different in the tables of a later checkout, a sentence for each column that it may not survive. Columns
 * that it need not fill are left out.
 * @param before root of the release
 * @param after root of the later checkout
 */
export function changedColumns(before: string, after: string): string[] {
  const known = columnsIn(before);
  const found = columnsIn(after);
  const changed = [...known].flatMap(([column, type]) => {
    const now = found.get(column);
    if (now === undefined) return `${column} is missing`;
    return now === type ? [] : `${column} was ${type} and is ${now}`;
  });
  const tables = new Set([...known.keys()].map(tableOf));
  const required = [...found].flatMap(([column, type]) =>
    known.has(column) || !tables.has(tableOf(column)) || !isRequired(type)
      ? []
      : `${column} is new, and an insert without it fails`,
  );
  return [...changed, ...required];
}

const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));
const isRequired = (type: string) => !/ \| null$|^unknown$|^Generated/.test(type);

/** Types of all columns by their name, as `notify.ticket.subject`, read from what `npm run tables` writes. */
function columnsIn(root: string): Map<string, string> {
  const columns = new Map<string, string>();
  for (const service of ALL_SERVICES) {
    const file = join(root, 'apps/api/src/services', service, 'store/tables.generated.ts');
    let table = '';
    for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
      table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? table;
      const [, name, type] = /^ {4}(\w+): (.+);$/.exec(line) ?? [];
      if (name && type) columns.set(`${service}.${table}.${name}`, type);
    }
  }
  return columns;
}
