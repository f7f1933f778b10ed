import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { signatureOptions } from '../flows/ceremony.ts';
import type { StaffWorld } from '../world.ts';

export const confirmOptions = handle<StaffWorld, typeof staff.confirmOptions>(
  staff.confirmOptions,
  async ({ context, world }) => {
    const accountId = staffOf(context).id;
    return { data: await signatureOptions(world, { kind: 'CONFIRM', accountId }) };
  },
);
