import { MONEY_NOTICES } from '@kandil/contract/internal';
import { money } from '@kandil/contract/purchase';
import type { MessageKey, Translate } from '@kandil/i18n';
import { textsOf } from '@kandil/i18n/locales';
import * as z from 'zod/mini';
import { amountInWords, dayInWords } from '../../../platform/amounts.ts';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { isolated } from '../present/isolated.ts';
import { accountById } from '../store/accounts.ts';
import { renderMail } from './mail.ts';
import type { JobWorld } from './world.ts';

const letter = z.object({
  userId: z.uuid(),
  notice: z.enum(MONEY_NOTICES),
  planCode: z.string(),
  periodCode: z.string(),
  amount: z.nullable(money),
  date: z.nullable(z.string()),
  number: z.nullable(z.string()),
});

/** A mail about money: `mail.money.<notice>.subject` and `.text`, in the account's language. */
export const sendMoney = defineJob('auth.send-money', letter);

/** An account without an e-mail address, or one that was deleted, gets none. */
export function sendMoneyHandler(world: JobWorld): Handler {
  return handle(sendMoney, async ({ userId, notice, ...facts }, { id }) => {
    const account = await accountById(world.db, userId);
    if (!account?.email) return;
    const { language, full_name, email } = account;
    const words = wordsOf(language);
    const said = { name: isolated(full_name), ...inWords(facts, words, language) };
    const mail = {
      language,
      subject: words(`mail.money.${notice}.subject`, said),
      body: words(`mail.money.${notice}.text`, said),
      action: {
        text: words('mail.money.action'),
        url: new URL('/payment-history', world.config.publicOrigin).href,
      },
    };
    await world.sendMail({ id, to: email, ...renderMail(mail) });
  });
}

type Facts = Omit<z.output<typeof letter>, 'userId' | 'notice'>;

function inWords(
  { planCode, periodCode, amount, date, number }: Facts,
  words: Translate<MessageKey>,
  language: string,
): Record<string, string> {
  return {
    plan: isolated(titleOf(`plans.${planCode}.title`, planCode, words)),
    period: isolated(titleOf(`plans.period.${periodCode}`, periodCode, words)),
    amount: amount ? isolated(amountInWords(amount, language)) : '',
    date: date ? isolated(dayInWords(new Date(date), language)) : '',
    number: number ? isolated(number) : '',
  };
}

const KNOWN = textsOf('en', 'messages');

/** A plan of an operator's own has no text here: its code is its name. */
function titleOf(key: string, code: string, words: Translate<MessageKey>): string {
  return Object.hasOwn(KNOWN, key) ? words(key as MessageKey) : code;
}
