import { ticketFileLink } from '@kandil/contract/control/notify';
import { cx } from '@kandil/ui/cx.ts';
import LockIcon from 'lucide-react/icons/lock';
import FileIcon from 'lucide-react/icons/paperclip';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { MomentOf } from '#src/pieces/moment.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Ticket } from './use-ticket.ts';

type Message = Ticket['messages'][number];

const LOOKS: Readonly<Record<Message['author'], string>> = {
  MEMBER: 'border-line bg-raised me-10',
  STAFF: 'border-line bg-lifted ms-10',
  NOTE: 'border-gold bg-gold/10 border-dashed ms-10',
};

/** All messages, from the first to the last. What people wrote is shown as text. */
export function Thread({ ticket }: { ticket: Ticket }) {
  return (
    <ol aria-label={t('ticket.thread')} className="flex flex-col gap-3">
      {ticket.messages.map((message) => (
        <MessageItem key={message.id} message={message} ticket={ticket} />
      ))}
    </ol>
  );
}

function MessageItem({ message, ticket }: { message: Message; ticket: Ticket }) {
  const { author, text, at, by, file } = message;
  const isMember = author === 'MEMBER';
  const name = isMember ? (ticket.name ?? t('ticket.member')) : by?.name;
  return (
    <li className={cx('rounded-sheet border px-4 py-3', LOOKS[author])}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <bdi className="font-semibold">{name ?? t('ticket.somebody')}</bdi>
        {author === 'NOTE' && (
          <span className="text-gold inline-flex items-center gap-1 font-medium">
            <LockIcon className="size-3.5" aria-hidden />
            {t('ticket.note')}
          </span>
        )}
        <span className="text-muted ms-auto">
          <MomentOf at={at} now={ticket.now} />
        </span>
      </p>
      <bdi
        lang={isMember ? ticket.language : undefined}
        className="mt-1.5 block wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
      >
        {text}
      </bdi>
      {file && <SaveFile ticketId={ticket.ticketId} messageId={message.id} name={file.name} />}
    </li>
  );
}

interface SaveFileProps {
  ticketId: string;
  messageId: string;
  name: string;
}

/** Saves a member's file by a link that ends soon. The service never lets a browser show it. */
function SaveFile({ ticketId, messageId, name }: SaveFileProps) {
  const save = useAct(async () => {
    const { url } = await request(ticketFileLink, { ticketId, messageId });
    const link = document.createElement('a');
    link.href = url;
    link.rel = 'noreferrer';
    link.click();
  });
  return (
    <div className="mt-2 text-sm">
      <button
        type="button"
        aria-busy={save.busy || undefined}
        className="rounded-tile border-line hover:border-edge bg-ground inline-flex min-h-8 max-w-full items-center gap-2 border px-3"
        onClick={() => void save.start()}
      >
        <FileIcon className="size-4 shrink-0" aria-hidden />
        <bdi className="truncate">{t('ticket.file', { name })}</bdi>
      </button>
      {save.problem && (
        <p role="alert" className="text-ruby-bright mt-1">
          {save.problem}
        </p>
      )}
    </div>
  );
}
