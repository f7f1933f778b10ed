import { renderMail } from '../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { ticketName } from '../present/ticket.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import { acknowledge } from './jobs.ts';

/** Names the ticket and repeats nothing of what was typed: the address may belong to somebody else. */
export function acknowledgeHandler(world: NotifyWorld): Handler {
  return handle(acknowledge, async ({ ticketId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    if (!ticket) return;
    const { language, email, subject } = ticket;
    const words = wordsOf(language);
    const said = {
      number: ticketName(ticket.number),
      subject: words(`support.subject.${subject}`),
    };
    const mail = {
      language,
      subject: words('support.mail.subject', said),
      body: words('support.mail.text', said),
    };
    await world.sendMail({ id, to: email, replyTo: world.supportEmail, ...renderMail(mail) });
  });
}
