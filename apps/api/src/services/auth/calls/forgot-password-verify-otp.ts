import { auth, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { limitAddress } from '../flows/limits.ts';
import { exchangeResetCode } from '../flows/reset.ts';
import { hashOf } from '../rules/one-time.ts';
import type { AuthWorld } from '../world.ts';

/** Exchanges the code of a request for the token that sets a new password (AUTH-41, AUTH-42). */
export const forgotPasswordVerifyOtp = handle<AuthWorld, typeof auth.forgotPasswordVerifyOtp>(
  auth.forgotPasswordVerifyOtp,
  async ({ input: { token, msisdn, otp }, context, world }) => {
    await limitAddress(world, 'otpVerify', context.ip);
    if (token === undefined && msisdn === undefined)
      throw new Refusal('INVALID_INPUT', { fields: { token: 'INVALID_INPUT' } });
    const name = {
      ...(token !== undefined && { tokenHash: hashOf(token) }),
      ...(msisdn !== undefined && { destination: msisdn }),
    };
    return { data: { token: await exchangeResetCode(world, name, otp) } };
  },
);
