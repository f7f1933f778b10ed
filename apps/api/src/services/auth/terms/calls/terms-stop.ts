import { found, Refusal } from '@kandil/contract';
import { termsStop as call } from '@kandil/contract/control/terms';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import type { AuthWorld } from '../../world.ts';
import { isInEffect } from '../rules/announcement.ts';
import { lockNotice, stopNotice } from '../store/notices.ts';

export const termsStop = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await transaction(world.db, async (trx) => {
      const notice = found(await lockNotice(trx, id));
      if (notice.stopped_at || isInEffect(notice.effective_on, world.now()))
        throw new Refusal('NOTHING_TO_DO');
      const at = new Date(world.now());
      await stopNotice(trx, id, { stopped_at: at, stopped_by: staffOf(context).id });
      await audited(world, trx, context, { call, subject: `terms:${id}` });
    });
    return { data: null };
  },
);
