import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { limitSignIn } from '../flows/limits.ts';
import { selfBy } from '../flows/self.ts';
import { beginSession, SESSION_COOKIE } from '../flows/session.ts';
import { demoStaff } from '../rules/demo.ts';
import { putAccount, setRole } from '../store/accounts.ts';
import type { StaffWorld } from '../world.ts';

export const demoSignIn = handle<StaffWorld, typeof staff.demoSignIn>(
  staff.demoSignIn,
  async ({ input: { role }, context, world }) => {
    if (!world.demo) throw new Refusal('NOT_FOUND');
    await limitSignIn(world, context);
    const { token, self } = await transaction(world.db, async (trx) => {
      const created = new Date(world.now());
      const account = await putAccount(trx, { ...demoStaff(role), created_at: created });
      // Somebody may have tried another role on them.
      await setRole(trx, account.id, role);
      const begun = await beginSession(trx, account.id, world.now());
      await audited(world, trx, context, {
        call: staff.demoSignIn,
        subject: `staff:${account.id}`,
        by: { id: account.id, role },
      });
      return { token: begun.token, self: await selfBy(trx, begun.session) };
    });
    context.setCookie(SESSION_COOKIE, token, { httpOnly: true });
    return { data: self };
  },
);
