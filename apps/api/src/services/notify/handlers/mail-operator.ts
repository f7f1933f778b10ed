import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { renderMail } from '../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { ticketName } from '../present/ticket.ts';
import { fileToken, LINK_DAYS } from '../rules/file-link.ts';
import type { TicketRow } from '../store/tables.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import { mailOperator } from '../jobs/jobs.ts';

const words = wordsOf(FALLBACK_LANGUAGE);

/** In English, with the message, what is known of the device, and a link to the file. Answers go to the sender. */
export function mailOperatorHandler(world: NotifyWorld): Handler {
  return handle(mailOperator, async ({ ticketId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    if (!ticket) return;
    const mail = renderOf(ticket, world);
    await world.sendMail({ id, to: world.supportEmail, replyTo: ticket.email, ...mail });
  });
}

function renderOf(ticket: TicketRow, world: NotifyWorld) {
  const { file_name: file, file_size: size } = ticket;
  const facts = factsOf(ticket, world);
  if (ticket.file_key === null || file === null)
    return renderMail('support.operator', FALLBACK_LANGUAGE, facts, world);
  const kilobytes = Math.ceil((size ?? 0) / 1024);
  const attached = { file, kilobytes, days: LINK_DAYS, action: linkTo(ticket, world) };
  const said = { ...facts, ...attached };
  return renderMail('support.operatorFile', FALLBACK_LANGUAGE, said, world);
}

function factsOf(ticket: TicketRow, { publicOrigin }: NotifyWorld) {
  const page = (path: string, id: number | null) =>
    id === null ? null : `${publicOrigin}/${FALLBACK_LANGUAGE}/${path}/${id}`;
  return {
    number: ticketName(ticket.number),
    subject: words(`support.subject.${ticket.subject}`),
    quote: ticket.message,
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
  };
}

const linkTo = ({ id }: TicketRow, { publicOrigin, now, linkKeys }: NotifyWorld): string =>
  `${publicOrigin}/api/notify/support/ticket/file/${fileToken(id, now(), linkKeys)}`;
