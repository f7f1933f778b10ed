import { found, Refusal } from '@kandil/contract';
import { savedAnswerSave as call } from '@kandil/contract/control/saved-answers';
import { isLanguageCode } from '@kandil/i18n';
import { randomUUID } from 'node:crypto';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { presentSavedAnswer } from '../present/saved-answer.ts';
import { refuse, replyOf, savedTextOf } from '../rules/message.ts';
import { changeSavedAnswer, insertSavedAnswer, lockedSavedAnswer } from '../store/saved-answers.ts';
import type { NotifyWorld } from '../world.ts';

export const savedAnswerSave = handle<NotifyWorld, typeof call>(
  call,
  async ({ input: { known, language, title, text }, context, world }) => {
    if (!isLanguageCode(language)) refuse('language');
    const written = {
      id: known?.id ?? randomUUID(),
      language,
      title: replyOf(title, 'title').replaceAll(/\s+/gv, ' '),
      text: savedTextOf(text),
      changed_at: new Date(world.now()),
      changed_by: staffOf(context).id,
    };
    const row = await transaction(world.db, async (trx) => {
      if (known) {
        const before = found(await lockedSavedAnswer(trx, known.id));
        if (before.version !== known.version) throw new Refusal('TICKET_CHANGED');
      }
      const stored = await (known ? changeSavedAnswer : insertSavedAnswer)(trx, written);
      if (!stored) refuse('title');
      const changes = { language, title: written.title };
      const subject = `savedAnswer:${written.id}`;
      await audited(world, trx, context, { call, subject, changes });
      return stored;
    });
    return { data: presentSavedAnswer(row) };
  },
);
