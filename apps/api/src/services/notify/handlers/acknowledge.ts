import { renderMail } from '../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { threadPage } from '../present/ticket-pages.ts';
import { ticketName } from '../present/ticket.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import { acknowledge } from '../jobs/jobs.ts';

/** Names the ticket and repeats nothing of what was typed: the address may belong to somebody else. */
export function acknowledgeHandler(world: NotifyWorld): Handler {
  return handle(acknowledge, async ({ ticketId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    if (!ticket) return;
    const { language, email, subject } = ticket;
    const facts = {
      number: ticketName(ticket.number),
      subject: wordsOf(language)(`support.subject.${subject}`),
    };
    const mail =
      world.controlOrigin === null
        ? renderMail('support.mail', language, facts, world)
        : renderMail(
            'support.received',
            language,
            { ...facts, action: threadPage(ticket, world) },
            world,
          );
    const { user_id: accountId } = ticket;
    await world.sendMail({ id, accountId, to: email, replyTo: world.supportEmail, ...mail });
  });
}
