import type { BotAction, Config } from '@kandil/contract/auth/entities';

type BotCheck = Config['botCheck'];

/** Field of the calls that ask for a person; empty where nothing is checked. */
export interface BotFields {
  gRecaptchaResponse?: string;
}

/** How long a response may wait to be sent: puzzles serve for ten minutes, Google's tokens for two. */
const KEPT_MS = { altcha: 8 * 60_000, recaptcha: 0, none: 0 };

/**
 * Gets a response for an action.
 * @throws Error when the check cannot be made
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

/** Does ahead what can be done: solves the puzzle, or loads the script. */
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

/** The responses of one form: each serves once, the first may be made ahead. */
export function botResponses(check: BotCheck, action: BotAction) {
  let ahead: { fields: Promise<BotFields>; at: number } | null = null;
  const taken = () => {
    const made = ahead;
    ahead = null;
    return made && Date.now() - made.at < KEPT_MS[check.kind] ? made.fields : null;
  };
  return {
    /** Begins before the form is sent; what goes wrong now is tried again then. */
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
