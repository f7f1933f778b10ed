import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { renderMail } from '../../../platform/mail/render.ts';
import { wordsOf } from '../../../platform/words.ts';
import { fileAddress, roomPage } from '../present/ticket-pages.ts';
import { ticketName } from '../present/ticket.ts';
import { fileToken, LINK_DAYS } from '../rules/file-link.ts';
import type { TicketRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';

const words = wordsOf(FALLBACK_LANGUAGE);

interface TicketMail {
  ticket: TicketRow;
  /** Of a ticket's first message it is the ticket. */
  message: Pick<TicketRow, 'id' | 'file_key' | 'file_name' | 'file_size'> & { text: string };
}

/**
 * Mails the operator what a member has sent: in English, with what is known of the device, a link to the file, and where
 * the control room answers it. Answers to this mail go to the sender.
 * @param id of the mail, the same for every attempt
 */
export async function mailToOperator(
  world: NotifyWorld,
  id: string,
  sent: TicketMail,
): Promise<void> {
  const mail = renderOf(sent, world);
  await world.sendMail({ id, to: world.supportEmail, replyTo: sent.ticket.email, ...mail });
}

function renderOf({ ticket, message }: TicketMail, world: NotifyWorld) {
  const { file_name: file, file_size: size } = message;
  const facts = factsOf({ ticket, message }, world);
  if (message.file_key === null || file === null)
    return renderMail('support.operator', FALLBACK_LANGUAGE, facts, world);
  const kilobytes = Math.ceil((size ?? 0) / 1024);
  const attached = { file, kilobytes, days: LINK_DAYS, action: linkTo(message, world) };
  const said = { ...facts, ...attached };
  return renderMail('support.operatorFile', FALLBACK_LANGUAGE, said, world);
}

function factsOf({ ticket, message }: TicketMail, world: NotifyWorld) {
  const { publicOrigin } = world;
  const page = (path: string, id: number | null) =>
    id === null ? null : `${publicOrigin}/${FALLBACK_LANGUAGE}/${path}/${id}`;
  return {
    number: ticketName(ticket.number),
    subject: words(`support.subject.${ticket.subject}`),
    quote: message.text,
    from: ticket.email,
    account: ticket.user_id,
    problem: ticket.problem,
    title: page('detail', ticket.series_id),
    video: page('watch', ticket.video_id),
    channel: page('watch/channel', ticket.channel_id),
    position: ticket.position,
    languages: `${ticket.language}, device ${ticket.device_language}`,
    platform: ticket.platform,
    version: ticket.app_version,
    browser: ticket.user_agent,
    room: roomPage(ticket, world),
  };
}

const linkTo = ({ id }: { id: string }, world: NotifyWorld): string =>
  fileAddress(fileToken(id, world.now(), world.linkKeys), world);
