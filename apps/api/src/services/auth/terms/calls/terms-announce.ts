import { Refusal } from '@kandil/contract';
import { latestTermsDay, termsAnnounce as call } from '@kandil/contract/control/terms';
import { LANGUAGE_CODES } from '@kandil/i18n';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import type { AuthWorld } from '../../world.ts';
import { announceTerms } from '../jobs/jobs.ts';
import { dayOf, earliestDay } from '../rules/announcement.ts';
import { countReach } from '../store/members.ts';
import { insertNotice, lockAnnouncing, noticeAhead, noticeById } from '../store/notices.ts';

export const termsAnnounce = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { key, effectiveOn, summaries }, context, world }) => {
    const written = writtenIn(summaries);
    await transaction(world.db, async (trx) => {
      await lockAnnouncing(trx);
      if (await noticeById(trx, key)) return;
      const now = world.now();
      if (await noticeAhead(trx, dayOf(now))) throw new Refusal('NOTHING_TO_DO');
      const { mails, texts } = await countReach(trx);
      const expected = mails + texts;
      const earliest = earliestDay(now, expected);
      if (effectiveOn < earliest || effectiveOn > latestTermsDay(earliest))
        throw new Refusal('INVALID_INPUT', { fields: { effectiveOn: 'INVALID_INPUT' } });
      await insertNotice(trx, {
        id: key,
        effective_on: effectiveOn,
        summaries: JSON.stringify(written),
        announced_by: staffOf(context).id,
        announced_at: new Date(now),
        expected,
      });
      await world.queue.enqueue(trx, announceTerms, { noticeId: key, after: null });
      await audited(world, trx, context, {
        call,
        subject: `terms:${key}`,
        changes: { effectiveOn, summaries: written },
      });
    });
    return { data: null };
  },
);

/** The texts that say something. @throws Refusal INVALID_INPUT for a language that is not the product's */
function writtenIn(summaries: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(summaries).map(([language, text]) => [language, text.trim()]);
  if (entries.some(([language]) => !(LANGUAGE_CODES as readonly string[]).includes(language ?? '')))
    throw new Refusal('INVALID_INPUT', { fields: { summaries: 'INVALID_INPUT' } });
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Record<string, string>;
}
