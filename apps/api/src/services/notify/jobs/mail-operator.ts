import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { renderMail } from '../../../platform/mail/render.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { wordsOf } from '../../../platform/words.ts';
import { ticketName } from '../present/ticket.ts';
import { fileToken, LINK_DAYS } from '../rules/file-link.ts';
import type { TicketRow } from '../store/tables.ts';
import { ticketById } from '../store/tickets.ts';
import type { NotifyWorld } from '../world.ts';
import { mailOperator } from './jobs.ts';

const words = wordsOf(FALLBACK_LANGUAGE);

/** In English, with the message, what is known of the device, and a link to the file. Answers go to the sender. */
export function mailOperatorHandler(world: NotifyWorld): Handler {
  return handle(mailOperator, async ({ ticketId }, { id }) => {
    const ticket = await ticketById(world.db, ticketId);
    if (!ticket) return;
    const said = {
      number: ticketName(ticket.number),
      subject: words(`support.subject.${ticket.subject}`),
    };
    const mail = {
      language: FALLBACK_LANGUAGE,
      subject: words('support.operator.subject', said),
      body: [ticket.message, factsOf(ticket, world), ...fileNote(ticket)].join('\n\n'),
      ...(ticket.file_key !== null && { action: linkTo(ticket, world) }),
    };
    const { supportEmail: to } = world;
    await world.sendMail({ id, to, replyTo: ticket.email, ...renderMail(mail) });
  });
}

function factsOf(ticket: TicketRow, { publicOrigin }: NotifyWorld): string {
  const at = (path: string, id: number | null) =>
    id === null ? null : `${publicOrigin}/${FALLBACK_LANGUAGE}/${path}/${id}`;
  const facts: [string, string | number | null][] = [
    ['From', ticket.email],
    ['Account', ticket.user_id],
    ['Problem', ticket.problem],
    ['Title', at('detail', ticket.series_id)],
    ['Video', at('watch', ticket.video_id)],
    ['Channel', at('watch/channel', ticket.channel_id)],
    ['Second', ticket.position],
    ['Language', `${ticket.language}, device ${ticket.device_language}`],
    ['Platform', ticket.platform],
    ['Version', ticket.app_version],
    ['Browser', ticket.user_agent],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

const fileNote = ({ file_name: name, file_size: size }: TicketRow): string[] =>
  name === null
    ? []
    : [
        words('support.operator.file', {
          name,
          kilobytes: Math.ceil((size ?? 0) / 1024),
          days: LINK_DAYS,
        }),
      ];

const linkTo = ({ id }: TicketRow, { publicOrigin, now, fileKey }: NotifyWorld) => ({
  text: words('support.operator.action'),
  url: `${publicOrigin}/api/notify/support/ticket/file/${fileToken(id, now(), fileKey)}`,
});
