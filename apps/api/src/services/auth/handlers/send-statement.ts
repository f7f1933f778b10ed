import { dateText } from '@kandil/i18n/formats';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { parseEmail } from '../rules/address.ts';
import { storedLinkTokenOf } from '../rules/one-time.ts';
import { linkById } from '../store/links.ts';
import { moneyFacts } from '../present/money-facts.ts';
import { type AccountRow, accountById } from '../store/accounts.ts';
import { mailAsText, renderMail } from '../../../platform/mail/render.ts';
import type { JobWorld } from '../world.ts';
import { sendStatement } from '../jobs/jobs.ts';

type Statement = ReturnType<typeof sendStatement.payload.parse>;

/** An address without an account gets the answer that fits every address, and nothing that a stranger typed. */
export function sendStatementHandler(world: JobWorld): Handler {
  return handle(sendStatement, async (said, { id }) => {
    const account = said.userId === null ? undefined : await accountById(world.db, said.userId);
    const language = account?.language ?? said.language;
    const facts = await factsOf(world, said, account, language);
    const mail = [`statement.${said.result}`, language, facts, world.config] as const;
    if (parseEmail(said.destination)) {
      const to = account?.email ?? said.destination;
      await world.sendMail({
        id,
        ...(account && { accountId: account.id }),
        to,
        ...renderMail(...mail),
      });
    } else if (account?.msisdn)
      await world.sendSms({ id, to: account.msisdn, text: mailAsText(...mail) });
  });
}

async function factsOf(
  world: JobWorld,
  said: Statement,
  account: AccountRow | undefined,
  language: string,
) {
  const { result, statedAt, lastDay, linkUntil } = said;
  const day = (at: string) => dateText(new Date(at), language, 'UTC');
  const url = new URL(ACTIONS[result], world.config.publicOrigin);
  const token = result === 'LINK' ? await tokenOf(world, said) : null;
  if (token !== null) url.searchParams.set('token', token);
  return {
    ...moneyFacts({ ...said, date: statedAt }, language),
    name: account?.full_name ?? '',
    stated: said.fullName,
    lastDay: lastDay === null ? null : day(lastDay),
    linkUntil: day(linkUntil),
    action: url.href,
  };
}

/** Where each answer leads. */
const ACTIONS = {
  LINK: '/withdraw',
  UNKNOWN: '/withdraw',
  OVER: '/settings#plan',
  DONE: '/payment-history',
} as const;

/** The token of a link that was stored with the statement; null if a later one replaced it. */
async function tokenOf({ db, config }: JobWorld, { linkId }: Statement): Promise<string | null> {
  const link = await linkById(db, linkId);
  return link ? storedLinkTokenOf(config.codeKeys, link, link.hash) : null;
}
