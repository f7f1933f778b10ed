import { AGE_STEPS, type ChildLimits, GREATEST_AGE, maySee } from '@kandil/contract/child-limits';
import { whyNotShown } from '@kandil/contract/showing';
import {
  type CountryRule,
  isShownIn,
  territoriesOf,
  territoryBits,
  territoryOf,
} from '@kandil/contract/territory';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/index.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { all, channelVisible, contentTables, isHere, onShow, visible } from './sql.ts';

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
    select *, true as ready, false as announced, '-infinity'::timestamptz as shown_from, 'infinity'::timestamptz as shown_until, -1 as territories
    from jsonb_to_recordset(${JSON.stringify(THINGS)}::jsonb) as each(id int, kids boolean, age int)) t`;
  for (const child of LIMITS) {
    const shown = await all(
      db,
      sql<(typeof THINGS)[number]>`
        select t.id, t.kids, t.age from ${given} where ${condition('t', { language: 'en', territory: 0, child })}
        order by t.id, t.kids desc`,
    );
    expect(shown).toEqual(
      THINGS.filter(({ id, kids, age }) =>
        maySee(child, { kids, age, titleId: titleIdOf(id) }),
      ).toSorted((a, b) => a.id - b.id || Number(b.kids) - Number(a.kids)),
    );
  }
});

/** Minutes from now; null is infinite. */
const MINUTES = [null, -2, -1, 1, 2] as const;
const WINDOWS = MINUTES.flatMap((from) => MINUTES.map((until) => ({ from, until })));

test('what has a time is shown as the rule says, and what is announced before it, too', async () => {
  const db = contentTables(database);
  const moments = sql`select *, (from_minutes || ' min')::interval as after, (until_minutes || ' min')::interval as before
    from jsonb_to_recordset(${JSON.stringify(
      WINDOWS.map(({ from, until }, id) => ({ id, from_minutes: from, until_minutes: until })),
    )}::jsonb) as each(id int, from_minutes int, until_minutes int)`;
  const rows = (announced: boolean) => sql`(
    select id, true as ready, ${announced}::boolean as announced,
      coalesce(now() + after, '-infinity') as shown_from, coalesce(now() + before, 'infinity') as shown_until,
      -1 as territories
    from (${moments}) m) t`;
  const view = { language: 'en', territory: 0, child: null } as const;
  const idsOf = async (condition: RawBuilder<boolean>, announced = false) =>
    (
      await all(
        db,
        sql<{ id: number }>`select id from ${rows(announced)} where ${condition} order by id`,
      )
    ).map(({ id }) => id);
  const now = Date.now();
  const at = (minutes: number | null) => minutes && now + minutes * 60_000;
  const reasons = WINDOWS.map(({ from, until }) =>
    whyNotShown({ from: at(from), until: at(until), countries: null }, now, [null]),
  );
  const idsWith = (...shown: (string | null)[]) =>
    reasons.flatMap((reason, id) => (shown.includes(reason) ? [id] : []));
  expect(new Set(reasons)).toEqual(new Set([null, 'NOT_YET', 'LEFT']));
  for (const condition of [onShow('t'), visible('t', view), channelVisible('t', view)])
    expect(await idsOf(condition)).toEqual(idsWith(null));
  expect(await idsOf(visible('t', view), true)).toEqual(idsWith(null, 'NOT_YET'));
});

test('what is for some countries is shown as the rule says, in each territory', async () => {
  const rules: (CountryRule | null)[] = [
    null,
    { only: ['TR'] },
    { only: ['TR', 'AZ'] },
    { except: ['DE'] },
    { except: ['DE', 'AZ'] },
  ];
  const territories = territoriesOf(rules);
  const given = rules.map((rule, id) => ({ id, territories: territoryBits(rule, territories) }));
  for (const country of [null, 'TR', 'AZ', 'DE', 'SA', 'BR']) {
    const rows = await all(
      contentTables(database),
      sql<{
        id: number;
      }>`select id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as t(id int, territories smallint)
        where ${isHere('t', { territory: territoryOf(territories, country) })} order by id`,
    );
    const shown = rules.flatMap((rule, id) => (isShownIn(rule, country) ? [id] : []));
    expect(rows.map(({ id }) => id)).toEqual(shown);
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
