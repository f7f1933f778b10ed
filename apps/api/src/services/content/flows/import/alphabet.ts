import type { CatalogueTitle } from '@kandil/contract/catalogue';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { type Kysely, sql } from 'kysely';
import type { ContentTables } from '../../store/tables.ts';

/** The place of a title among all of them by name, from language to number. */
type Places = Record<string, number>;

/** Titles of one statement. */
const CHUNK = 2000;

/**
 * Places of titles by their names as each language sorts, by the titles' codes. The database cannot tell them: it
 * compares code points, for which گ comes after all Arabic letters and É after Z.
 */
export function alphabet(
  titles: readonly Pick<CatalogueTitle, 'code' | 'title'>[],
  languages: readonly string[] = LANGUAGE_CODES,
): Map<string, Places> {
  const places = new Map<string, Places>(titles.map(({ code }) => [code, {}]));
  for (const language of languages) {
    const { compare } = new Intl.Collator(language);
    const named = titles.map(({ code, title }) => ({
      name: title[language] ?? title['en'] ?? code,
      its: places.get(code) ?? {},
    }));
    named
      .sort((a, b) => compare(a.name, b.name))
      .forEach(({ its }, place) => {
        its[language] = place;
      });
  }
  return places;
}

/** Writes the places of titles where they differ. */
export async function writeAlphabet(
  db: Kysely<ContentTables>,
  places: ReadonlyMap<string, Places>,
): Promise<void> {
  const rows = Array.from(places, ([code, alphabet]) => ({ code, alphabet }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    const given = sql<(typeof rows)[number]>`jsonb_to_recordset(${chunk}::jsonb)`;
    await db
      .updateTable('title as t')
      .from(given.as<'given'>(sql`given(code text, alphabet jsonb)`))
      .set((eb) => ({ alphabet: eb.ref('given.alphabet') }))
      .whereRef('given.code', '=', 't.code')
      .whereRef('t.alphabet', 'is distinct from', 'given.alphabet')
      .execute();
  }
}
