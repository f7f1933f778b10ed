import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from './world.ts';

/** Carries the address, because it has no row; the queue deletes the job within a week. */
export const sendSignUp = defineJob(
  'auth.send-sign-up',
  z.object({ email: z.string(), channel: z.string(), language: z.string() }),
);

/** Mails a link that opens sign-up with the address and the channel filled in (SHELL-18). */
export function sendSignUpHandler(world: JobWorld): Handler {
  return handle(sendSignUp, async ({ email, channel, language }, { id }) => {
    const words = wordsOf(language);
    const query = new URLSearchParams({ email, channel }).toString();
    const mail = {
      language,
      subject: words('signUp.mail.subject'),
      body: words('signUp.mail.text'),
      action: {
        text: words('signUp.mail.action'),
        url: new URL(`/?register&${query}`, world.config.publicOrigin).href,
      },
    };
    await world.sendMail({ id, to: email, ...renderMail(mail) });
  });
}
