import { Refusal } from '@kandil/contract';
import type { BotAction, Config } from '@kandil/contract/auth/entities';

/** Tells people from programs: built in (`altcha`), by an outside party (`recaptcha`), or not at all. */
export interface BotCheck {
  /** What a client must know to bring a response. */
  facts: Config['botCheck'];
  /** A puzzle to solve for an action, as JSON text. @throws Refusal NOT_FOUND where the party sets its own */
  challenge: (action: BotAction) => Promise<string>;
  /**
   * Accepts a response, once and for the action it was given for.
   * @throws Refusal BOT_CHECK_FAILED, or UNAVAILABLE when the outside party gave no answer
   */
  verify: (response: string | undefined, action: BotAction, ip: string) => Promise<void>;
}

/** Accepts everybody; for products behind a gate of their own, and for tests. */
export const noBotCheck: BotCheck = {
  facts: { kind: 'none', siteKey: null, scriptUrl: null },
  challenge: noChallenge,
  verify: async () => undefined,
};

/** For parties that set their puzzles themselves. */
export async function noChallenge(): Promise<never> {
  throw new Refusal('NOT_FOUND');
}
