import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { openTvCode } from '../flows/television.ts';
import type { AuthWorld } from '../world.ts';

/** `tvCodeCreate` at its other address (AUTH-24). */
export const tvCodeCreateByGet = handle<AuthWorld, typeof auth.tvCodeCreateByGet>(
  auth.tvCodeCreateByGet,
  async ({ input, context, world }) => ({ data: await openTvCode(world, context, input) }),
);
