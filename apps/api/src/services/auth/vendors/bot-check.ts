import { Refusal } from '@kandil/contract';
import type { BotAction, Config } from '@kandil/contract/auth/entities';

/** A bot check: built in (`altcha`), by an outside party (`recaptcha`), or none. */
export interface BotCheck {
  /** What a client needs to get a response. */
  facts: Config['botCheck'];
  /** A puzzle for an action, as JSON. @throws Refusal NOT_FOUND if the party creates its own */
  challenge: (action: BotAction) => Promise<string>;
  /**
   * Accepts a response once, and only for its action.
   * @throws Refusal BOT_CHECK_FAILED, or UNAVAILABLE if the outside party does not answer
   */
  verify: (response: string | undefined, action: BotAction, ip: string) => Promise<void>;
}

/** Accepts everyone; for products behind an access gate, and for tests. */
export const noBotCheck: BotCheck = {
  facts: { kind: 'none', siteKey: null, scriptUrl: null },
  challenge: noChallenge,
  verify: async () => undefined,
};

/** For parties that create their own puzzles. */
export async function noChallenge(): Promise<never> {
  throw new Refusal('NOT_FOUND');
}
