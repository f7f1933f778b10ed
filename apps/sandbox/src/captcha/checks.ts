import { randomBytes } from 'node:crypto';

/** One run of the check in a browser, and what the product was told about it. */
export interface Check {
  token: string;
  siteKey: string;
  action: string;
  /** Host of the page it ran on. */
  hostname: string;
  /** ISO 8601. */
  at: string;
  /** Whether the product has asked about it: a token serves once. */
  asked: boolean;
}

/** Tokens are good for two minutes, as Google's are. */
const TOKEN_MS = 120_000;
const KEPT = 200;

export type Checks = ReturnType<typeof createChecks>;

/** The checks that ran since the sandbox started, the newest last. */
export function createChecks(now: () => number = Date.now) {
  const checks: Check[] = [];
  return {
    list: (): readonly Check[] => checks,
    add(check: Pick<Check, 'siteKey' | 'action' | 'hostname'>): Check {
      const token = randomBytes(48).toString('base64url');
      const added = { ...check, token, at: new Date(now()).toISOString(), asked: false };
      checks.push(added);
      if (checks.length > KEPT) checks.shift();
      return added;
    },
    /** Takes a token; `used` for one that was taken before or is too old. */
    take(token: string): Check | 'unknown' | 'used' {
      const check = checks.find((one) => one.token === token);
      if (!check) return 'unknown';
      if (check.asked || Date.parse(check.at) + TOKEN_MS <= now()) return 'used';
      check.asked = true;
      return check;
    },
  };
}
