import { momentText } from '@kandil/i18n/formats';
import FileIcon from 'lucide-react/icons/paperclip';
import { cx } from '@kandil/ui/cx.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { useZone } from '@kandil/ui/text/use-zone.ts';
import type { Thread } from './load.ts';

/** A conversation, from the first message to the last. Texts are shown as they were written. */
export function Messages({ messages }: Pick<Thread, 'messages'>) {
  return (
    <ol className="mt-8 space-y-4">
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
    </ol>
  );
}

function Message({ author, text, at, file }: Thread['messages'][number]) {
  const { t, language } = useWords();
  const zone = useZone();
  const isOwn = author === 'MEMBER';
  return (
    <li
      className={cx(
        'rounded-sheet border p-4 sm:p-5',
        isOwn ? 'border-line bg-raised/70 ms-6 sm:ms-16' : 'border-gold/40 bg-gold/5 me-6 sm:me-16',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className={cx('font-semibold', !isOwn && 'text-gold')}>
          {t(isOwn ? 'ticket.you' : 'ticket.us')}
        </span>
        <time dateTime={at} className="text-muted">
          {momentText(new Date(at), language, zone)}
        </time>
      </p>
      <bdi className="mt-2 block break-words whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text}
      </bdi>
      {file && (
        <p className="text-muted mt-3 flex items-center gap-2 text-sm">
          <FileIcon className="size-4 shrink-0" aria-hidden />
          <bdi className="truncate">{t('ticket.file', { name: file.name })}</bdi>
        </p>
      )}
    </li>
  );
}
