import { type Db, type Reader, word } from './sql.ts';

/** Questions and answers in the order of the help page. */
export const faq = (db: Db, view: Reader) =>
  db
    .selectFrom('faq')
    .select([
      word('question', view).as('question'),
      word('answer', view).as('answer'),
      'position as faqIndex',
    ])
    .orderBy('position')
    .execute();
