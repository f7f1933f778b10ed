import { faqList as call } from '@kandil/contract/content';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/handler.ts';
import { all, word } from '../store/sql.ts';
import type { ContentWorld } from '../world.ts';

interface FaqRow {
  question: string;
  answer: string;
  position: number;
}

export const faqList = handle<ContentWorld, typeof call>(call, async ({ context, world }) => {
  const view = { language: context.language, kids: false };
  const rows = await world.cache.get(['faq', view.language], () =>
    all<FaqRow>(
      world.db,
      sql`
      select ${word('question', view)} as question, ${word('answer', view)} as answer, position from content.faq order by position`,
    ),
  );
  return {
    data: rows.map(({ question, answer, position }) => ({ question, answer, faqIndex: position })),
  };
});
