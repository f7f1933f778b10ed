import { cardForm as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { isExpired, isOpen } from '../rules/states.ts';
import { intentById } from '../store/intents.ts';
import { matchesSecret } from '../../../platform/secrets.ts';
import type { PaymentWorld } from '../world.ts';

/** The gateway's form of an intent, for the payment origin. */
export const cardForm = handle<PaymentWorld, typeof call>(call, async ({ input, world }) => {
  const { intentId, secret } = input;
  const intent = await intentById(world.db, intentId);
  const isRight = intent !== undefined && matchesSecret(secret, intent.secret);
  if (!isRight || !isOpen(intent) || isExpired(intent, world.now())) return { data: null };
  const { form: html, language } = intent;
  return { data: html === null ? null : { html, language } };
});
