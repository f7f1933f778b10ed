import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { openTvCode } from '../flows/television.ts';
import type { AuthWorld } from '../world.ts';

/** Opens a code for a television to show (AUTH-23). */
export const tvCodeCreate = handle<AuthWorld, typeof auth.tvCodeCreate>(
  auth.tvCodeCreate,
  async ({ input, context, world }) => ({ data: await openTvCode(world, context, input) }),
);
