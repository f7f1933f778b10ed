import type { View } from '../rules/view.ts';
import { type Db, word } from './sql.ts';

export interface CreditRow {
  title_id: number;
  /** In the visitor's language, as is `role`. */
  name: string;
  role: string;
  /** In every language. */
  names: Readonly<Record<string, string>>;
  roles: Readonly<Record<string, string>>;
  crew: boolean;
}

/** Cast and crew of titles, in the order of the credits. */
export async function creditsOf(
  db: Db,
  view: View,
  titleIds: readonly number[],
): Promise<CreditRow[]> {
  if (titleIds.length === 0) return [];
  return db
    .selectFrom('title_person as tp')
    .innerJoin('person as p', 'p.id', 'tp.person_id')
    .select(['tp.title_id', 'tp.crew', 'p.name as names', 'tp.role as roles'])
    .select([word('p.name', view).as('name'), word('tp.role', view).as('role')])
    .where('tp.title_id', 'in', titleIds)
    .orderBy('tp.title_id')
    .orderBy('tp.position')
    .$castTo<CreditRow>()
    .execute();
}
