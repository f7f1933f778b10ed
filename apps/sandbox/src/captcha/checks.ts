import { randomBytes } from 'node:crypto';

/** One run of the check in a browser, with its verdict for the product. */
export interface Check {
  token: string;
  siteKey: string;
  action: string;
  /** Host of its page. */
  hostname: string;
  /** ISO 8601. */
  at: string;
  /** Whether the product has verified it: a token works once. */
  asked: boolean;
}

/** Tokens expire after two minutes, like Google's. */
const TOKEN_MS = 120_000;
const MOST = 200;

export type Checks = ReturnType<typeof createChecks>;

/** The checks since the sandbox started, newest last. */
export function createChecks(now: () => number = Date.now) {
  const checks: Check[] = [];
  return {
    list: (): readonly Check[] => checks,
    add(check: Pick<Check, 'siteKey' | 'action' | 'hostname'>): Check {
      const token = randomBytes(48).toString('base64url');
      const added = { ...check, token, at: new Date(now()).toISOString(), asked: false };
      checks.push(added);
      if (checks.length > MOST) checks.shift();
      return added;
    },
    /** Uses a token; `used` if it was used before or has expired. */
    take(token: string): Check | 'unknown' | 'used' {
      const check = checks.find((one) => one.token === token);
      if (!check) return 'unknown';
      if (check.asked || Date.parse(check.at) + TOKEN_MS <= now()) return 'used';
      check.asked = true;
      return check;
    },
  };
}
