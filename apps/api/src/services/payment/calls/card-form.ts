import { cardForm as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { moneyText } from '@kandil/i18n/formats';
import { wordsOf } from '../../../platform/words.ts';
import { cancelUrl } from '../flows/approval.ts';
import { isExpired, isOpen } from '../rules/states.ts';
import { intentById } from '../store/intents.ts';
import type { AgreedTerms } from '../store/tables.ts';
import { matchesSecret } from '../../../platform/secrets/index.ts';
import type { PaymentWorld } from '../world.ts';

/** The gateway's form of an intent, for the payment origin. */
export const cardForm = handle<PaymentWorld, typeof call>(call, async ({ input, world }) => {
  const { intentId, secret } = input;
  const intent = await intentById(world.db, intentId);
  const isRight = intent !== undefined && matchesSecret(secret, intent.secret);
  if (!isRight || !isOpen(intent) || isExpired(intent, world.now())) return { data: null };
  const { form: html, language, terms } = intent;
  if (html === null) return { data: null };
  const words = wordsOf(language);
  const url = cancelUrl(world, intent);
  return {
    data: {
      html,
      language,
      title: terms.title,
      lines: [...amountsOf(terms, language), words('cardPage.safe')],
      back: { text: words('cardPage.back'), url },
    },
  };
});

/** What is charged today, and then, if that is another amount. */
function amountsOf({ price, intro, startsAt }: AgreedTerms, language: string): string[] {
  const words = wordsOf(language);
  const inWords = (amount: number) => moneyText({ ...price, amount }, language);
  const today = startsAt === null ? (intro?.amount ?? price.amount) : 0;
  const line = words('cardPage.today', { amount: inWords(today) });
  return today === price.amount
    ? [line]
    : [line, words('cardPage.then', { amount: inWords(price.amount) })];
}
