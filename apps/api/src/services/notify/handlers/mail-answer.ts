import { renderMail } from '../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { mailAnswer } from '../jobs/jobs.ts';
import { threadPage } from '../present/ticket-pages.ts';
import { ticketName } from '../present/ticket.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';

/** Leads to the answer and does not repeat it: the address may belong to somebody else. */
export function mailAnswerHandler(world: NotifyWorld): Handler {
  return handle(mailAnswer, async ({ ticketId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    if (!ticket) return;
    const { language, email, subject, user_id: accountId } = ticket;
    const facts = {
      number: ticketName(ticket.number),
      subject: wordsOf(language)(`support.subject.${subject}`),
      action: threadPage(ticket, world),
    };
    const mail = renderMail('support.answer', language, facts, world);
    await world.sendMail({ id, accountId, to: email, replyTo: world.supportEmail, ...mail });
  });
}
