import type { BotAction, Config } from '@kandil/contract/auth/entities';

type BotCheck = Config['botCheck'];

/** The bot-check field of a call; empty where the check is off. */
export interface BotFields {
  gRecaptchaResponse?: string;
}

/** How long a response may wait before it is sent: puzzles are valid for ten minutes, Google's tokens for two. */
const LIFETIME_MS = { altcha: 8 * 60_000, recaptcha: 0, none: 0 };

/**
 * Gets a response for an action.
 * @throws Error when the check fails
 */
async function respond(check: BotCheck, action: BotAction): Promise<BotFields> {
  if (check.kind === 'none') return {};
  if (check.kind === 'altcha') {
    const { solve } = await import('./altcha.ts');
    return { gRecaptchaResponse: await solve(action) };
  }
  const { execute } = await import('./recaptcha.ts');
  const { scriptUrl, siteKey } = known(check);
  return { gRecaptchaResponse: await execute(scriptUrl, siteKey, action) };
}

/** Does the work that can be done early: solves the puzzle, or loads the script. */
async function prepare(check: BotCheck, action: BotAction): Promise<BotFields> {
  if (check.kind !== 'recaptcha') return respond(check, action);
  const { loadRecaptcha } = await import('./recaptcha.ts');
  await loadRecaptcha(known(check).scriptUrl);
  return {};
}

function known({ scriptUrl, siteKey }: BotCheck) {
  if (!scriptUrl || !siteKey)
    throw new Error('The configuration does not say how to ask reCAPTCHA.');
  return { scriptUrl, siteKey };
}

/** The responses of one form. Each is used once; the first may be prepared early. */
export function botResponses(check: BotCheck, action: BotAction) {
  let ahead: { fields: Promise<BotFields>; at: number } | null = null;
  const taken = () => {
    const made = ahead;
    ahead = null;
    return made && Date.now() - made.at < LIFETIME_MS[check.kind] ? made.fields : null;
  };
  return {
    /** Starts before the form is submitted; a failure is retried at submission. */
    begin(): void {
      ahead ??= { fields: prepare(check, action), at: Date.now() };
      ahead.fields.catch(() => undefined);
    },
    async next(): Promise<BotFields> {
      const made = await taken()?.catch(() => null);
      return made ?? respond(check, action);
    },
  };
}
