import { parseName } from './name.ts';

/** Nonces and proofs live so long; a code to prove with has as many tries as any other. */
export const SOCIAL_MINUTES = 10;
export const PROOF_PURPOSE = 'SOCIAL';

/** What of a local account decides whether a provider may open it. */
export interface LocalAccount {
  confirmed_at: Date | null;
  email_verified_at: Date | null;
  password_hash: string | null;
}

export type ProofMethod = 'password' | 'code';

/**
 * How the owner of an account can prove that it is theirs. A code goes only to an address that the account has shown
 * to be its own: who merely receives the mail of a mistyped address must not get the account with it.
 */
export function proofMethods(account: LocalAccount): ProofMethod[] {
  return [
    ...(account.password_hash ? (['password'] as const) : []),
    ...(account.email_verified_at ? (['code'] as const) : []),
  ];
}

/**
 * What a sign-in of somebody whom the provider has not been linked for comes to (T-A12), by the account that has
 * their e-mail address, if any:
 * - `LINK`: both sides have shown that the address is theirs.
 * - `PROVE`: one of them has not, so the account's owner must say so.
 * - `CREATE`: there is no account, only a sign-up whose code was never entered, or one that nobody could prove.
 */
export function nextStep(
  emailVerified: boolean,
  local: LocalAccount | undefined,
): 'LINK' | 'PROVE' | 'CREATE' {
  if (!local?.confirmed_at) return 'CREATE';
  if (emailVerified && local.email_verified_at) return 'LINK';
  return proofMethods(local).length > 0 ? 'PROVE' : 'CREATE';
}

/** The first that makes a name; what is too long or cannot stand in a name is left out. Null when none does. */
export function nameFrom(...candidates: (string | null | undefined)[]): string | null {
  for (const candidate of candidates) {
    const visible = [...(candidate ?? '')].filter((character) => parseName(`x${character}`));
    const name = parseName(visible.join('').trim().slice(0, 64));
    if (name) return name;
  }
  return null;
}
