import { STATEMENT_RESULTS } from '@kandil/contract/internal';
import { money } from '@kandil/contract/purchase';
import * as z from 'zod/mini';
import { dayInWords } from '../../../platform/amounts.ts';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { parseEmail } from '../rules/address.ts';
import { linkTokenOf, WITHDRAWAL_PURPOSE } from '../rules/one-time.ts';
import { isolated } from '../present/isolated.ts';
import { moneyFacts } from '../present/money-facts.ts';
import { type AccountRow, accountById } from '../store/accounts.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from './world.ts';

const statement = z.object({
  linkId: z.uuid(),
  userId: z.nullable(z.uuid()),
  destination: z.string(),
  language: z.string(),
  zone: z.nullable(z.string()),
  result: z.enum(STATEMENT_RESULTS),
  statedAt: z.string(),
  linkUntil: z.string(),
  fullName: z.string(),
  planCode: z.string(),
  periodCode: z.string(),
  number: z.nullable(z.string()),
  amount: z.nullable(money),
  lastDay: z.nullable(z.string()),
});
type Statement = z.output<typeof statement>;

/** The answer to a withdrawal that was stated without login: `mail.statement.<result>`. */
export const sendStatement = defineJob('auth.send-statement', statement);

/** An address without an account gets the answer that fits every address, and nothing that a stranger typed. */
export function sendStatementHandler(world: JobWorld): Handler {
  return handle(sendStatement, async (said, { id }) => {
    const account = said.userId === null ? undefined : await accountById(world.db, said.userId);
    const language = account?.language ?? said.language;
    const { subject, body, action } = contentOf(world, said, account, language);
    if (parseEmail(said.destination)) {
      const to = account?.email ?? said.destination;
      await world.sendMail({ id, to, ...renderMail({ language, subject, body, action }) });
    } else if (account?.msisdn)
      await world.sendSms({ id, to: account.msisdn, text: `${body}\n\n${action.url}` });
  });
}

function contentOf(
  world: JobWorld,
  said: Statement,
  account: AccountRow | undefined,
  language: string,
) {
  const words = wordsOf(language);
  const { result, statedAt, lastDay, linkUntil } = said;
  const day = (at: string) => isolated(dayInWords(new Date(at), language));
  const money = moneyFacts({ ...said, date: statedAt }, words, language);
  const facts = {
    ...money,
    // A free period has neither.
    number: money['number'] || NONE,
    amount: money['amount'] || NONE,
    name: isolated(account?.full_name ?? ''),
    stated: isolated(said.fullName),
    lastDay: lastDay ? day(lastDay) : '',
    linkUntil: day(linkUntil),
  };
  const url = new URL(ACTIONS[result], world.config.publicOrigin);
  if (result === 'LINK') url.searchParams.set('token', tokenOf(world, said));
  return {
    subject: words(`mail.statement.${result}.subject`, facts),
    body: words(`mail.statement.${result}.text`, facts),
    action: { text: words(`mail.statement.${result}.action`), url: url.href },
  };
}

const NONE = '–';

/** Where each answer leads. */
const ACTIONS = {
  LINK: '/withdraw',
  UNKNOWN: '/withdraw',
  OVER: '/settings#plan',
  DONE: '/payment-history',
} as const;

function tokenOf({ config }: JobWorld, { linkId, userId, destination }: Statement): string {
  const row = { id: linkId, account_id: userId, purpose: WITHDRAWAL_PURPOSE, destination };
  return linkTokenOf(config.codeKey, row);
}
