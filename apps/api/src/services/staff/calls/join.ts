import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { checkedPasskey } from '../flows/ceremony.ts';
import { limitSignIn } from '../flows/limits.ts';
import { selfBy } from '../flows/self.ts';
import { beginSession, SESSION_COOKIE } from '../flows/session.ts';
import { hashOf } from '../rules/token.ts';
import { putAccount } from '../store/accounts.ts';
import { openInvitation, takeInvitation } from '../store/invitations.ts';
import { deletePasskeysOf, insertPasskey } from '../store/passkeys.ts';
import { deleteSessionsOf } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

/** What the first passkey is called until its owner adds others. */
const FIRST_KEY = 'First passkey';

/** The passkey takes the place of all earlier ones, which may be in other hands. */
export const join = handle<StaffWorld, typeof staff.join>(
  staff.join,
  async ({ input: { token, name, answer }, context, world }) => {
    await limitSignIn(world, context);
    const now = new Date(world.now());
    if (!(await openInvitation(world.db, hashOf(token), now))) throw new Refusal('LINK_EXPIRED');
    const passkey = await checkedPasskey(world, answer, { kind: 'JOIN', accountId: null });
    const begun = await transaction(world.db, async (trx) => {
      const taken = await takeInvitation(trx, hashOf(token), now);
      if (!taken) throw new Refusal('LINK_EXPIRED');
      const { id, mail, role } = taken;
      const account = await putAccount(trx, { id, mail, name: name.trim(), role, created_at: now });
      await deletePasskeysOf(trx, account.id);
      await deleteSessionsOf(trx, account.id);
      const key = { ...passkey, id: randomUUID(), account_id: account.id, name: FIRST_KEY };
      await insertPasskey(trx, key);
      const { token: session, session: row } = await beginSession(trx, account.id, world.now());
      await audited(world, trx, context, {
        call: staff.join,
        subject: `staff:${account.id}`,
        changes: { role: account.role },
        by: { id: account.id, role: account.role },
      });
      return { session, self: await selfBy(trx, row) };
    });
    context.setCookie(SESSION_COOKIE, begun.session, { httpOnly: true });
    return { data: begun.self };
  },
);
