import { filesMatching } from '../lib/files.ts';
import { readText } from '../lib/paths.ts';

const SERVICES = 'apps/api/src/services';
const IS_TEST = /\.(?:test|fixture)\.ts$|\/tests\//;

/** The tables of each schema, by the service that owns it. */
export type Tables = ReadonlyMap<string, readonly string[]>;

/** What stands before a table; alone, `content.title` may be a property of an object. */
const STATEMENT = '(?:from|join|into|update|table|only|analyze|vacuum|truncate)';

/** The schema of content is a parameter: its own statements name tables by `table` (`store/tables.ts`), without it. */
const WITHOUT_NAME = 'content';

/**
 * Statements of a service that name a schema which is not theirs to name: that of another service, or that of content.
 */
export function schemaNameFaults(file: string, source: string, tables: Tables): string[] {
  const own = file.slice(SERVICES.length + 1).split('/')[0] ?? '';
  return [...tables].flatMap(([schema, names]) => {
    if (schema === own && schema !== WITHOUT_NAME) return [];
    const table = `${schema}"?\\."?(?:${names.join('|')})\\b`;
    const named = new RegExp(
      `\\b${STATEMENT} "?${table}|'${table}'::reg|sql\\.(?:id|table)\\('${schema}['.]`,
    );
    const instead =
      schema === own
        ? 'take the table from store/tables.ts'
        : `call the service ${schema} through contract/internal`;
    return source
      .split('\n')
      .flatMap((line, at) =>
        named.test(line) ? [`${file}:${at + 1} names the schema ${schema}: ${instead}`] : [],
      );
  });
}

/** Tables that services name in another's schema or, in content, in any. */
export function checkSchemaNames(): string[] {
  const tables = new Map(
    filesMatching(`${SERVICES}/*/store/tables.generated.ts`).map((file) => [
      file.split('/').at(-3) ?? '',
      [...readText(file).matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name ?? ''),
    ]),
  );
  return filesMatching(`${SERVICES}/*/**/*.{ts,sql}`)
    .filter((file) => !IS_TEST.test(file))
    .flatMap((file) => schemaNameFaults(file, readText(file), tables));
}
