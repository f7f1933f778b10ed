import { shortened } from '../../../platform/text.ts';
import { parseName } from './name.ts';

/** Lifetime of nonces and proofs. */
export const SOCIAL_MINUTES = 10;
export const PROOF_PURPOSE = 'SOCIAL';

/** The fields that decide whether a provider may open an account. */
export interface LocalAccount {
  confirmed_at: Date | null;
  email_verified_at: Date | null;
  password_hash: string | null;
}

export type ProofMethod = 'password' | 'code';

/**
 * The ways to prove that one owns an account. A code is sent only to a verified address: a mistyped address may belong
 * to somebody else, who must not get into the account.
 */
export function proofMethods(account: LocalAccount): ProofMethod[] {
  return [
    ...(account.password_hash ? (['password'] as const) : []),
    ...(account.email_verified_at ? (['code'] as const) : []),
  ];
}

/**
 * The next step for a person who is not linked yet (T-A12), by the account that has their e-mail address, if any:
 * - `LINK`: both sides have verified the address.
 * - `PROVE`: one of them has not, so the owner must prove the account.
 * - `CREATE`: there is no account, only an unconfirmed sign-up, or an account that nobody could prove.
 */
export function nextStep(
  emailVerified: boolean,
  local: LocalAccount | undefined,
): 'LINK' | 'PROVE' | 'CREATE' {
  if (!local?.confirmed_at) return 'CREATE';
  if (emailVerified && local.email_verified_at) return 'LINK';
  return proofMethods(local).length > 0 ? 'PROVE' : 'CREATE';
}

/** The first valid name, without its invalid or surplus characters; null if there is none. */
export function nameFrom(...candidates: (string | null | undefined)[]): string | null {
  for (const candidate of candidates) {
    const visible = [...(candidate ?? '')].filter((character) => parseName(`x${character}`));
    const name = parseName(shortened(visible.join('').trim(), 64));
    if (name) return name;
  }
  return null;
}
