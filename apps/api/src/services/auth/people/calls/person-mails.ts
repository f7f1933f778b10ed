import { personMails as call } from '@kandil/contract/control/auth';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { requireOpen } from '../flows/looks.ts';
import { mailsTo } from '../store/mails.ts';

export const personMails = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await requireOpen(world, context, id);
    const rows = await mailsTo(world.db, id);
    const mails = rows.map(({ id: mailId, template, language, at, outcome, failure }) => ({
      id: mailId,
      template,
      language,
      at: at.toISOString(),
      outcome,
      failure,
    }));
    return { data: { mails } };
  },
);
