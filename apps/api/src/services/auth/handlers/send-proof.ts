import { handle, type Handler } from '../../../platform/queue/index.ts';
import { proofCodeRowOf } from '../flows/social-proof.ts';
import { codeOf } from '../rules/one-time.ts';
import { SOCIAL_MINUTES } from '../rules/social.ts';
import { accountById } from '../store/accounts.ts';
import { proofById } from '../store/social-proofs.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendProof } from '../jobs/jobs.ts';

/** Mails the code that links a provider to an account, unless the proof has ended. */
export function sendProofHandler(world: JobWorld): Handler {
  return handle(sendProof, async ({ proofId, language }, { id }) => {
    const proof = await proofById(world.db, proofId);
    if (!proof || proof.expires_at.getTime() <= world.now()) return;
    const account = await accountById(world.db, proof.account_id);
    if (!account) return;
    const code = codeOf(world.config.codeKeys, proofCodeRowOf(proof), world.config.otpLength);
    const facts = { code, minutes: SOCIAL_MINUTES, name: account.full_name };
    const mail = renderMail('social.proof', language, facts, world.config);
    await world.sendMail({ id, accountId: account.id, to: proof.email, ...mail });
  });
}
