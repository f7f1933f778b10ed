import { dateText } from '@kandil/i18n/formats';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import { useCallback } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useStart } from '#app/data/start/start.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { paths } from '#app/paths.ts';
import { Link } from '@kandil/ui/link.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { useZone } from '@kandil/ui/text/use-zone.ts';
import { fetchTickets, type OwnTicket, type SupportData } from './load.ts';
import { StateBadge } from './thread/state-badge.tsx';

/** What the account has written to support; nothing in a child's profile, and where it has written nothing. */
export function OwnTickets({ given }: { given: SupportData['tickets'] }) {
  const { t } = useWords();
  const { account } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  const fetcher = useCallback(() => fetchTickets(browserApi), []);
  const isAsked = account !== null && !isChild;
  const query = useQuery(isAsked ? fetcher : null, given ? { initialData: given } : {});
  if (!isAsked || query.data?.length === 0) return null;
  return (
    <section aria-labelledby="own-tickets" className="mt-10">
      <h2 id="own-tickets" className="display text-xl">
        {t('support.yours')}
      </h2>
      <QueryResult query={query} skeleton={<Skeleton className="rounded-sheet mt-4 h-20" />}>
        {(tickets) => (
          <ul className="rounded-sheet border-line divide-line bg-raised/70 mt-4 divide-y border">
            {tickets.map((ticket) => (
              <Row key={ticket.ticketId} ticket={ticket} />
            ))}
          </ul>
        )}
      </QueryResult>
    </section>
  );
}

function Row({ ticket: { ticketId, subject, state, changedAt } }: { ticket: OwnTicket }) {
  const { language } = useWords();
  const zone = useZone();
  return (
    <li className="hover:bg-lifted/40 relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 transition-colors duration-200">
      <span className="min-w-40 flex-1">
        <Link
          to={paths.supportTicket(ticketId)}
          className="font-semibold after:absolute after:inset-0"
        >
          {subject.title}
        </Link>
        <span className="text-muted block text-sm">
          <bdi>{ticketId}</bdi> ·{' '}
          <time dateTime={changedAt}>{dateText(new Date(changedAt), language, zone)}</time>
        </span>
      </span>
      <StateBadge state={state} />
      <ChevronIcon className="text-muted size-4 rtl:-scale-x-100" aria-hidden />
    </li>
  );
}
