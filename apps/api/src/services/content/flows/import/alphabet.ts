import type { CatalogueTitle } from '@kandil/contract/catalogue';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { type Kysely, sql } from 'kysely';
import type { ContentTables } from '../../store/tables.ts';

/** A title's position in the alphabetical order of all titles, by language. */
type Places = Record<string, number>;

/** Titles per statement. */
const CHUNK = 2000;

/**
 * Positions of titles in the alphabetical order of each language, by the titles' codes. The database cannot compute
 * them: it compares code points, which put گ after all Arabic letters and É after Z.
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

/** Writes the positions that have changed. */
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
