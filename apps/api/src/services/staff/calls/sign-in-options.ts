import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { signatureOptions } from '../flows/ceremony.ts';
import { limitSignIn } from '../flows/limits.ts';
import type { StaffWorld } from '../world.ts';

export const signInOptions = handle<StaffWorld, typeof staff.signInOptions>(
  staff.signInOptions,
  async ({ context, world }) => {
    await limitSignIn(world, context);
    return { data: await signatureOptions(world, { kind: 'SIGN_IN', accountId: null }) };
  },
);
