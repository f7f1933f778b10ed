import { TICKET_STATES } from '@kandil/contract/notify';
import { cx } from '@kandil/ui/cx.ts';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import InboxIcon from 'lucide-react/icons/inbox';
import NoneIcon from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { Page, PageLink } from '#src/frame/page.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { type Filters, inboxPath, stateOf, useFilters } from './filters.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { TicketList } from './ticket-list.tsx';
import { type Inbox, useInbox } from './use-inbox.ts';

/** What members have written, with filters that are in the address. */
export function InboxScreen() {
  const [filters, setFilters] = useFilters();
  const { loaded, more } = useInbox(filters);
  return (
    <Page
      title={t('tickets.title')}
      text={t('tickets.text')}
      actions={
        <>
          <PageLink to="/tickets/reports">{t('tickets.reports')}</PageLink>
          <PageLink to="/tickets/saved-answers">{t('tickets.saved')}</PageLink>
        </>
      }
    >
      <States filters={filters} counts={loaded.data?.counts} />
      <InboxFilters filters={filters} onChange={setFilters} />
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={8} />}>
        {({ tickets, next, now }) =>
          tickets.length === 0 ? (
            <Nothing filters={filters} />
          ) : (
            <>
              <TicketList tickets={tickets} now={now} />
              <p className="text-muted mt-3 text-xs">{t('tickets.keys')}</p>
              {next !== null && <More more={more} />}
            </>
          )
        }
      </Shown>
    </Page>
  );
}

/** The states with the number of their tickets. */
function States({ filters, counts }: { filters: Filters; counts: Inbox['counts'] | undefined }) {
  const current = stateOf(filters) ?? 'all';
  return (
    <nav aria-label={t('tickets.states')} className="border-line mb-4 border-b">
      <ul className="flex gap-6">
        {[...TICKET_STATES, 'all' as const].map((state) => (
          <li key={state}>
            <Link
              to={inboxPath({ ...filters, state: state === 'OPEN' ? '' : state })}
              aria-current={state === current ? 'page' : undefined}
              className={cx(
                '-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 text-sm font-medium transition-colors duration-150',
                state === current
                  ? 'border-gold text-text'
                  : 'text-muted hover:text-text border-transparent',
              )}
            >
              {state === 'all' ? t('tickets.all') : t(`ticketState.${state}`)}{' '}
              <span className="text-muted tabular-nums">
                {state === 'all' ? '' : (counts?.[state] ?? '')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ filters: { state, ...narrowing } }: { filters: Filters }) {
  const isNarrowed = state !== undefined || Object.keys(narrowing).length > 0;
  return isNarrowed ? (
    <EmptyState
      icon={<NoneIcon aria-hidden />}
      title={t('tickets.none')}
      text={t('tickets.noneText')}
    />
  ) : (
    <EmptyState
      icon={<InboxIcon aria-hidden />}
      title={t('tickets.empty')}
      text={t('tickets.emptyText')}
    />
  );
}
