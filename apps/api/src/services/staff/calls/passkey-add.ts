import * as staff from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { checkedPasskey } from '../flows/ceremony.ts';
import { passkeyOf } from '../present/member.ts';
import { insertPasskey, passkeysOf } from '../store/passkeys.ts';
import type { StaffWorld } from '../world.ts';

export const passkeyAdd = handle<StaffWorld, typeof staff.passkeyAdd>(
  staff.passkeyAdd,
  async ({ input: { name, answer }, context, world }) => {
    const { id: accountId } = staffOf(context);
    const passkey = await checkedPasskey(world, answer, { kind: 'ADD', accountId });
    const passkeys = await transaction(world.db, async (trx) => {
      await insertPasskey(trx, { ...passkey, id: randomUUID(), account_id: accountId, name });
      await audited(world, trx, context, {
        call: staff.passkeyAdd,
        subject: `staff:${accountId}`,
        changes: { passkey: name },
      });
      return passkeysOf(trx, accountId);
    });
    return { data: passkeys.map(passkeyOf) };
  },
);
