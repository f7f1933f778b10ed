import { AGE_STEPS, type ChildLimits, GREATEST_AGE, maySee } from '@kandil/contract/child-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/index.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { all, channelVisible, contentTables, visible } from './sql.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
});
afterAll(() => database.close());

const THINGS = Array.from({ length: GREATEST_AGE + 1 }, (_, age) =>
  [true, false].flatMap((kids) => [1, 2].map((part) => ({ id: age * 10 + part, kids, age }))),
).flat();
const FIRST_OF_EACH = THINGS.filter(({ id }) => id % 10 === 1).map(({ id }) => id);
const LIMITS: (ChildLimits | null)[] = [
  null,
  ...AGE_STEPS.flatMap((maxAge) =>
    [null, [], FIRST_OF_EACH].map((allowList) => ({ maxAge, allowList })),
  ),
];

// The rule that decides about playing, and the condition that decides about lists, are the same.
test.each([
  ['titles', visible, (id: number) => id],
  ['channels', channelVisible, () => null],
] as const)('%s are visible as the rule says', async (_what, condition, titleIdOf) => {
  const db = contentTables(database);
  const given = sql`(
    select *, true as ready
    from jsonb_to_recordset(${JSON.stringify(THINGS)}::jsonb) as each(id int, kids boolean, age int)) t`;
  for (const child of LIMITS) {
    const shown = await all(
      db,
      sql<(typeof THINGS)[number]>`
        select t.id, t.kids, t.age from ${given} where ${condition('t', { language: 'en', child })}
        order by t.id, t.kids desc`,
    );
    expect(shown).toEqual(
      THINGS.filter(({ id, kids, age }) =>
        maySee(child, { kids, age, titleId: titleIdOf(id) }),
      ).toSorted((a, b) => a.id - b.id || Number(b.kids) - Number(a.kids)),
    );
  }
});

test('the age of a title is the number of its rating; what is none counts as for adults', async () => {
  const { rows } = await database.pool.query<{ code: string; age: number }>(`
    insert into content.title (code, kind, title, eyebrow, storyline, year, age_rating, kids, likes, dislikes, audio,
      subtitles, pictures, position)
    select 'title-' || n, 'FILM', '{}', '{}', '{}', 2000, rating, false, 0, 0, '{}', '{}', '{}', n
    from unnest(array['0+', '7+', '18+', '21+', 'PG']) with ordinality as given(rating, n) order by n
    returning code, age`);
  expect(rows.map(({ age }) => age)).toEqual([0, 7, 18, 18, 18]);
});
