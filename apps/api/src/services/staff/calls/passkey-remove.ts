import { found, Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { passkeyOf } from '../present/member.ts';
import { lockedAccount } from '../store/accounts.ts';
import { deletePasskey, passkeysOf } from '../store/passkeys.ts';
import type { StaffWorld } from '../world.ts';

export const passkeyRemove = handle<StaffWorld, typeof staff.passkeyRemove>(
  staff.passkeyRemove,
  async ({ input: { id }, context, world }) => {
    const { id: accountId } = staffOf(context);
    const rest = await transaction(world.db, async (trx) => {
      // Two removals at once must not take the last two.
      found(await lockedAccount(trx, accountId));
      const passkeys = await passkeysOf(trx, accountId);
      const { name } = found(passkeys.find((passkey) => passkey.id === id));
      if (passkeys.length === 1) throw new Refusal('FORBIDDEN');
      await deletePasskey(trx, id);
      await audited(world, trx, context, {
        call: staff.passkeyRemove,
        subject: `staff:${accountId}`,
        changes: { passkey: name },
      });
      return passkeys.filter((passkey) => passkey.id !== id);
    });
    return { data: rest.map(passkeyOf) };
  },
);
