import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder `migrations/` of a service; its files build one schema. */
export interface MigrationSource {
  schema: string;
  folder: string;
  /** Number of the last file that counts: a restore makes the tables of an earlier release. */
  last?: number;
}

export interface Migration {
  schema: string;
  number: number;
  name: string;
  sql: string;
  checksum: string;
  /**
   * The file begins with `-- outside a transaction`: its statements, which end at a `;` at the end of a line, are sent
   * one by one. For CREATE INDEX CONCURRENTLY; an interrupted file is rerun, so it drops the index first.
   */
  outsideTransaction: boolean;
}

const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/;
const OUTSIDE_TRANSACTION = /^-- outside a transaction\b/;

/** Reads `0001-name.sql`, `0002-...`: numbered without a gap. A released file never changes. */
export function readMigrations({ schema, folder, last }: MigrationSource): Migration[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .slice(0, last);
  return files.map((file, index) => {
    const [, digits, name] = FILE_NAME.exec(file) ?? [];
    if (!name || Number(digits) !== index + 1) {
      throw new Error(
        `${join(folder, file)}: migrations are called 0001-name.sql, 0002-name.sql and so on, without a gap`,
      );
    }
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return {
      schema,
      number: index + 1,
      name,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      outsideTransaction: OUTSIDE_TRANSACTION.test(sql),
    };
  });
}
