import { describe, expect, it } from 'vitest';
import { schemaNameFaults } from './schema-names.ts';

describe('the schema of a service', () => {
  const tables = new Map([
    ['content', ['title', 'video']],
    ['watch', ['progress']],
  ]);
  const faults = (service: string, line: string) =>
    schemaNameFaults(`apps/api/src/services/${service}/store/a.ts`, `\n${line}`, tables);

  it.each([
    ['content', 'sql`select 1 from content.title t`', 'take the table from store/tables.ts'],
    ['content', `sql\`delete from "content"."video"\``, 'take the table from store/tables.ts'],
    ['content', "sql`delete from ${sql.id('content', name)}`", 'take the table from'],
    ['watch', 'sql`select 1 from content.title t`', 'call the service content'],
    ['content', 'sql`select 1 from watch.progress`', 'call the service watch'],
  ])('is not named in %s by %s', (service, line, instead) => {
    expect(faults(service, line)).toEqual([expect.stringContaining(instead)]);
  });

  it.each([
    ['content', 'sql`select 1 from ${table.title} t`'],
    ['content', "wordsOf(language)('content.titles.all')"],
    ['watch', 'sql`select 1 from watch.progress`'],
  ])('is fine in %s as %s', (service, line) => {
    expect(faults(service, line)).toEqual([]);
  });
});
