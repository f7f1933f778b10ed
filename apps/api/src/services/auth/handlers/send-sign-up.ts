import { handle, type Handler } from '../../../platform/queue/index.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendSignUp } from '../jobs/jobs.ts';

/** Mails a link that opens sign-up with the address and the channel filled in (SHELL-18), and carries an offer. */
export function sendSignUpHandler(world: JobWorld): Handler {
  return handle(sendSignUp, async ({ email, channel, language, promoCode }, { id }) => {
    const query = new URLSearchParams({
      email,
      channel,
      ...(promoCode && { 'promo-code': promoCode }),
    }).toString();
    const action = new URL(`/?register&${query}`, world.config.publicOrigin).href;
    const mail = renderMail('signUp', language, { action }, world.config);
    await world.sendMail({ id, to: email, ...mail });
  });
}
