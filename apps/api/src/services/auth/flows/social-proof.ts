import { Refusal } from '@kandil/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { maskedDestination } from '../rules/address.ts';
import { hashOf, type OneTimeRow } from '../rules/one-time.ts';
import { PROOF_PURPOSE, proofMethods, SOCIAL_MINUTES } from '../rules/social.ts';
import { accountById, type AccountRow } from '../store/accounts.ts';
import type { Executor } from '../store/tables.ts';
import { proofByToken, type ProofRow, replaceProof } from '../store/social-proofs.ts';
import type { AuthWorld } from '../world.ts';
import type { SocialPerson } from './social.ts';

/** The expiry of a proof that is opened now, or whose code is sent now. */
export function proofEnd(now: number): Date {
  return new Date(now + SOCIAL_MINUTES * 60_000);
}

/** Stores a sign-in until the visitor proves that the account is theirs; the refusal lists the methods. */
export async function askForProof(
  trx: Executor,
  world: AuthWorld,
  account: AccountRow,
  person: SocialPerson,
): Promise<Refusal> {
  const token = randomBytes(32).toString('base64url');
  const email = account.email ?? '';
  await replaceProof(trx, {
    id: randomUUID(),
    token_hash: hashOf(token),
    account_id: account.id,
    provider: person.provider,
    subject: person.subject,
    email,
    created_at: new Date(world.now()),
    expires_at: proofEnd(world.now()),
  });
  const proof = { token, email: maskedDestination(email), methods: proofMethods(account) };
  return new Refusal('PROOF_REQUIRED', { proof });
}

export interface ProofInput {
  proof: ProofRow;
  account: AccountRow;
}

/** The proof of a token. It is void once the account has another address. @throws Refusal LINK_EXPIRED */
export async function provingOf(world: AuthWorld, token: string): Promise<ProofInput> {
  const proof = await proofByToken(world.db, hashOf(token), new Date(world.now()));
  const account = proof && (await accountById(world.db, proof.account_id));
  if (!account || account.email !== proof.email) throw new Refusal('LINK_EXPIRED');
  return { proof, account };
}

/** The row of a proof's code, which is computed as all one-time codes are. */
export const proofCodeRowOf = ({ id, account_id, email }: ProofRow): OneTimeRow => ({
  id,
  account_id,
  purpose: PROOF_PURPOSE,
  destination: email,
});
