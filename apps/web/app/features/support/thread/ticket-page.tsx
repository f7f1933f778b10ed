import BackIcon from 'lucide-react/icons/arrow-left';
import MessageIcon from 'lucide-react/icons/message-circle';
import AdultIcon from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { Skeletons } from '@kandil/ui/skeletons.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Thread, TicketData } from './load.ts';
import { Messages } from './messages.tsx';
import { ReplyForm } from './reply-form.tsx';
import { StateBadge } from './state-badge.tsx';

/** One conversation with support, for the adults of the account that began it. */
export function TicketPage({ id, thread, reason }: TicketData) {
  const t = useT();
  return (
    <main id="main" className="gutter mx-auto min-h-[80dvh] max-w-3xl pt-24 pb-16 lg:pt-32">
      <PageMeta title={t('ticket.title', { number: id })} hidden />
      {thread && <Conversation first={thread} />}
      {reason === 'guest' && (
        <LogInFirst
          icon={<MessageIcon aria-hidden />}
          title="ticket.guest"
          text="ticket.guestText"
          waiting={<Skeletons count={3} className="space-y-4" each="h-24" />}
        />
      )}
      {reason === 'child' && (
        <EmptyState
          icon={<AdultIcon aria-hidden />}
          title={t('ticket.child')}
          text={t('ticket.childText')}
          action={<ButtonLink to={paths.profiles()}>{t('profiles.who')}</ButtonLink>}
        />
      )}
    </main>
  );
}

function Conversation({ first }: { first: Thread }) {
  const t = useT();
  // What a reply has answered; a later load of the page counts again.
  const [replied, setReplied] = useState<{ after: Thread; thread: Thread } | null>(null);
  const thread = replied?.after === first ? replied.thread : first;
  return (
    <>
      <Link
        to={paths.customerSupport()}
        className="text-muted hover:text-text inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <BackIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {t('ticket.all')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="display text-3xl sm:text-4xl">
          {t('ticket.title', { number: thread.ticketId })}
        </h1>
        <StateBadge state={thread.state} />
      </div>
      <p className="text-muted mt-2">{thread.subject.title}</p>
      <Messages messages={thread.messages} />
      {thread.canReply ? (
        <ReplyForm thread={thread} onSent={(next) => setReplied({ after: first, thread: next })} />
      ) : (
        <div className="rounded-sheet border-line bg-raised/70 mt-6 border p-5 sm:p-8">
          <p>{t('ticket.closed')}</p>
          <ButtonLink to={paths.customerSupport()} look="line" className="mt-4">
            {t('ticket.new')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
