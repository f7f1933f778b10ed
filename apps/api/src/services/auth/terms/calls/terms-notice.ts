import { auth } from '@kandil/contract';
import { dateText } from '@kandil/i18n/formats';
import { handle } from '../../../../platform/http/handler.ts';
import { wordsOf } from '../../../../platform/words.ts';
import type { AuthWorld } from '../../world.ts';
import { dayOf, summaryIn } from '../rules/announcement.ts';
import { noticeAhead } from '../store/notices.ts';

export const termsNotice = handle<AuthWorld, typeof auth.termsNotice>(
  auth.termsNotice,
  async ({ context: { language }, world }) => {
    const notice = await noticeAhead(world.db, dayOf(world.now()));
    if (!notice) return { data: null };
    const date = dateText(new Date(notice.effective_on), language, 'UTC');
    const text = wordsOf(language)('terms.line', { date });
    return { data: { text, ...summaryIn(notice.summaries, language) } };
  },
);
