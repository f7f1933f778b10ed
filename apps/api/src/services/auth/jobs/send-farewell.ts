import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { isolated } from '../present/isolated.ts';
import { renderLetter } from './mail.ts';
import type { JobWorld } from './world.ts';

/** Carries what the letter needs, as the account is gone when it is written; the queue forgets it within a week. */
export const sendFarewell = defineJob(
  'auth.send-farewell',
  z.object({ to: z.string(), name: z.string(), language: z.string() }),
);

/** Says that an account was deleted. */
export function sendFarewellHandler(world: JobWorld): Handler {
  return handle(sendFarewell, async ({ to, name, language }, { id }) => {
    const words = wordsOf(language);
    const letter = {
      language,
      subject: words('leaving.done.subject'),
      body: words('leaving.done.text', { name: isolated(name) }),
    };
    await world.sendMail({ id, to, ...renderLetter(letter) });
  });
}
