import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { bucketOf, tryPassword } from '../flows/attempts.ts';
import { limitAddress } from '../flows/limits.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { type SignInResult, tokenAnswer } from '../flows/sign-in.ts';
import { linkAndOpen, openRemembered } from '../flows/social-link.ts';
import { proofCodeRowOf, type ProofInput, provingOf } from '../flows/social-proof.ts';
import { CODE_TRIES, isCodeOf } from '../rules/one-time.ts';
import { proofMethods } from '../rules/social.ts';
import { lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { lockIdentity } from '../store/identities.ts';
import { proofById, takeProof, tryProof } from '../store/social-proofs.ts';
import type { AuthWorld } from '../world.ts';

/** Proves an account by its password or a mailed code, links the provider and signs in. */
export const socialProve = handle<AuthWorld, typeof auth.socialProve>(
  auth.socialProve,
  async ({ input, context, world }) => {
    await limitAddress(world, 'social', context.ip);
    const proving = await provingOf(world, input.token);
    if (input.password !== undefined) await checkPassword(world, context, proving, input.password);
    else if (input.otp !== undefined) await checkCode(world, proving, input.otp);
    else throw new Refusal('INVALID_INPUT', { fields: { password: 'INVALID_INPUT' } });
    const opened = await link(world, context, proving);
    const carrier = carrierOf(context);
    return { data: await tokenAnswer(world, context, { ...opened, confirmed: true, carrier }) };
  },
);

async function checkPassword(
  world: AuthWorld,
  context: CallContext,
  { account }: ProofInput,
  password: string,
): Promise<void> {
  const attempts = await bucketOf(world, context, account);
  if (await tryPassword(world, attempts, account.password_hash, password)) return;
  await recordEvent(world.db, {
    kind: 'LOGIN_FAILED',
    accountId: account.id,
    origin: context,
    at: new Date(world.now()),
  });
  throw new Refusal('WRONG_PASSWORD', { fields: { password: 'WRONG_PASSWORD' } });
}

/** Counts an attempt before it compares the code, so that concurrent attempts cannot exceed the limit of five. */
async function checkCode(world: AuthWorld, { proof, account }: ProofInput, otp: string) {
  if (!proofMethods(account).includes('code')) throw new Refusal('LINK_EXPIRED');
  if (!(await tryProof(world.db, proof.id, new Date(world.now())))) {
    // Concurrent attempts may have used it up since it was read.
    const { tries } = (await proofById(world.db, proof.id)) ?? proof;
    throw new Refusal(tries >= CODE_TRIES ? 'CODE_USED_UP' : 'CODE_EXPIRED');
  }
  const { codeKeys, otpLength: length } = world.config;
  if (!isCodeOf(codeKeys, proofCodeRowOf(proof), { length, entered: otp }))
    throw new Refusal('CODE_WRONG', { fields: { otp: 'CODE_WRONG' } });
}

function link(
  world: AuthWorld,
  context: CallContext,
  { proof, account: { id } }: ProofInput,
): Promise<SignInResult> {
  return transaction(world.db, async (trx) => {
    if (!(await takeProof(trx, proof.id))) throw new Refusal('LINK_EXPIRED');
    const linked = await lockIdentity(trx, proof);
    const account = await lockAccount(trx, id);
    if (!account || (linked && linked.account_id !== id)) throw new Refusal('SOCIAL_REFUSED');
    if (linked) return openRemembered(trx, world, context, account);
    const { provider, subject } = proof;
    return linkAndOpen(trx, world, context, account, { provider, subject, email: null });
  });
}
