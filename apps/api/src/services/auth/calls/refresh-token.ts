import { auth, type ErrorCode, Refusal, type RefusalDetails } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/limits.ts';
import { clearRefreshCookie, refreshCookie } from '../flows/refresh-cookie.ts';
import { rotate } from '../flows/rotation.ts';
import { tokenAnswer } from '../flows/sign-in.ts';
import type { AuthWorld } from '../world.ts';

const REFUSALS: Record<'ended' | 'wait' | 'reuse', [ErrorCode, RefusalDetails]> = {
  ended: ['SESSION_ENDED', {}],
  wait: ['TOO_MANY_REQUESTS', { retryAfter: 60 }],
  reuse: ['REFRESH_REUSED', {}],
};

/** New tokens for a refresh token: that of the body, else that of the cookie. It goes back the way it came. */
export const refreshToken = handle<AuthWorld, typeof auth.refreshToken>(
  auth.refreshToken,
  async ({ input, context, world }) => {
    await limitAddress(world, 'refresh', context.ip);
    const cookie = input.token ? undefined : refreshCookie(world, context);
    const token = input.token || cookie;
    if (!token) throw new Refusal('SESSION_ENDED');
    const rotated = await rotate(world, context, token);
    if (typeof rotated === 'string') {
      if (cookie && rotated !== 'wait') clearRefreshCookie(world, context);
      throw new Refusal(...REFUSALS[rotated]);
    }
    const { session } = rotated;
    const carrier = cookie ? 'cookie' : 'body';
    return {
      data: await tokenAnswer(world, context, {
        ...rotated,
        confirmed: session.confirmed_at !== null,
        carrier,
      }),
    };
  },
);
