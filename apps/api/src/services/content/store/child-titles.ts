import type { LanguageCode } from '@kandil/i18n';
import { anyOf, type Db, word } from './sql.ts';
import type { Row } from './tables.ts';

export interface ChildTitleRow extends Pick<
  Row<'title'>,
  'id' | 'code' | 'kids' | 'age' | 'pictures'
> {
  title: string;
}

/** The titles of the catalogue among some ids, in any order. */
export const titlesByIds = (
  db: Db,
  ids: readonly number[],
  language: LanguageCode,
): Promise<ChildTitleRow[]> =>
  db
    .selectFrom('title as t')
    .select(['t.id', 't.code', 't.kids', 't.age', 't.pictures'])
    .select(word('t.title', { language }).as('title'))
    .where('t.id', '=', anyOf.ids(ids))
    .execute();
