import { found } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { passkeyOptionsFor } from '../flows/ceremony.ts';
import { accountById } from '../store/accounts.ts';
import type { StaffWorld } from '../world.ts';

export const passkeyOptions = handle<StaffWorld, typeof staff.passkeyOptions>(
  staff.passkeyOptions,
  async ({ context, world }) => {
    const account = found(await accountById(world.db, staffOf(context).id));
    const ceremony = { kind: 'ADD', accountId: account.id } as const;
    return { data: await passkeyOptionsFor(world, ceremony, account) };
  },
);
