import { ticket as ticketCall } from '@kandil/contract/control/notify';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import BackIcon from 'lucide-react/icons/arrow-left';
import NoneIcon from 'lucide-react/icons/search-x';
import { Link, useParams } from 'react-router';
import { useCall } from '#src/data/use-call.ts';
import { useMay } from '#src/data/session.ts';
import { Page } from '#src/frame/page.tsx';
import { Loading } from '#src/pieces/loading.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { t } from '#src/texts/texts.tsx';
import { Composer } from './composer.tsx';
import { Facts } from './facts.tsx';
import { StateBadge } from './state-badge.tsx';
import { Thread } from './thread.tsx';
import { TicketActions } from './ticket-actions.tsx';
import { subjectName } from './words.ts';

/** One ticket: its messages, what is known, and what can be done. */
export function TicketScreen() {
  const { ticketId = '' } = useParams();
  return <One key={ticketId} ticketId={ticketId.slice(0, 20)} />;
}

function One({ ticketId }: { ticketId: string }) {
  const loaded = useCall(ticketCall, { ticketId });
  const mayWrite = useMay('tickets.write');
  const { data, put } = loaded;
  return (
    <Page
      title={data ? `${data.ticketId} · ${subjectName(data.subject)}` : ticketId}
      actions={data && mayWrite && <TicketActions ticket={data} onChange={put} />}
    >
      <p className="mb-4 flex items-center gap-4">
        <Link
          to="/tickets"
          className="text-muted hover:text-text inline-flex items-center gap-1.5 text-sm"
        >
          <BackIcon className="size-4 rtl:-scale-x-100" aria-hidden />
          {t('tickets.back')}
        </Link>
        {data && <StateBadge state={data.state} />}
      </p>
      <Shown loaded={loaded} skeleton={<TicketSkeleton />} missing={<None />}>
        {(ticket) => (
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <div>
              <Thread ticket={ticket} />
              {mayWrite && <Composer ticket={ticket} onChange={put} />}
            </div>
            <Facts ticket={ticket} />
          </div>
        )}
      </Shown>
    </Page>
  );
}

/** Links to a ticket outlive it. */
const None = () => (
  <EmptyState
    icon={<NoneIcon aria-hidden />}
    title={t('ticket.missing')}
    text={t('people.nobodyText.TICKET')}
  />
);

function TicketSkeleton() {
  return (
    <Loading className="space-y-4">
      <Skeleton lifted className="rounded-sheet h-28" />
      <Skeleton lifted className="rounded-sheet h-28" />
      <Skeleton lifted className="rounded-sheet h-44" />
    </Loading>
  );
}
