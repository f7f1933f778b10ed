import { Refusal } from '@kandil/contract';
import type { BotAction } from '@kandil/contract/auth/entities';
import type { CallContext } from '../../../platform/http/context.ts';
import type { AuthWorld } from '../world.ts';

/** The two names of the response are synonyms (SPEC-D13). */
export interface BotResponse {
  gRecaptchaResponse?: string | undefined;
  captchaToken?: string | undefined;
}

/**
 * Verifies the bot check. While the check is unavailable, sign-up and password reset are refused. Login is allowed: its
 * delays still limit attempts (T-A17).
 * @throws Refusal BOT_CHECK_FAILED, UNAVAILABLE
 */
export async function checkBot(
  world: Pick<AuthWorld, 'botCheck'>,
  context: Pick<CallContext, 'ip'>,
  { gRecaptchaResponse, captchaToken }: BotResponse,
  action: BotAction,
): Promise<void> {
  try {
    await world.botCheck.verify(gRecaptchaResponse || captchaToken, action, context.ip);
  } catch (error) {
    const isAway = error instanceof Refusal && error.code === 'UNAVAILABLE';
    if (!isAway || action !== 'LOGIN') throw error;
  }
}
