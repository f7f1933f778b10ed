import { accountOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { accountView } from '../flows/account-view.ts';
import { memberOfSession } from '../flows/member.ts';
import type { AuthWorld } from '../world.ts';

/** As `userDetail`, for another service. */
export const accountOf = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { language, ...session }, world }) => ({
    data: await accountView(world, await memberOfSession(world, session), language),
  }),
);
