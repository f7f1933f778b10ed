import type { Data } from '@kandil/contract';
import { members } from '@kandil/contract/staff';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import AuditIcon from 'lucide-react/icons/scroll-text';
import { useState } from 'react';
import { useCall } from '#src/data/use-call.ts';
import { Page } from '#src/frame/page.tsx';
import { NoMatch } from '#src/pieces/filters.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { Entries } from './entries.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type Filters, NO_FILTERS, useFilters } from './filters.ts';
import { type Entry, useAudit } from './use-audit.ts';

/** What the staff did, with filters that are in the address. */
export function AuditScreen() {
  const [filters, setFilters] = useFilters();
  const { loaded, more } = useAudit(filters);
  const staff = useCall(members, {}).data;
  const people = staff?.members ?? [];
  const names = namesOf(staff);
  const [open, setOpen] = useState<Entry | null>(null);
  return (
    <Page title={t('audit.title')} text={t('audit.text')}>
      <AuditFilters filters={filters} people={people} names={names} onChange={setFilters} />
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={8} />}>
        {({ entries, next }) =>
          entries.length === 0 ? (
            <Nothing filters={filters} onClear={() => setFilters(NO_FILTERS)} />
          ) : (
            <>
              <Entries entries={entries} names={names} onOpen={setOpen} />
              {next === null ? (
                <p className="text-muted mt-4 text-center text-sm">
                  {t('audit.end', { count: entries.length })}
                </p>
              ) : (
                <More more={more} />
              )}
            </>
          )
        }
      </Shown>
      {open && (
        <EntryDialog
          entry={open}
          names={names}
          onFilter={(only) => setFilters({ ...NO_FILTERS, ...only })}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  );
}

/** Names of what entries are about, by id: persons, and the addresses of open invitations. */
const namesOf = (staff: Data<typeof members> | undefined): ReadonlyMap<string, string> =>
  new Map([
    ...(staff?.members ?? []).map(({ id, name }) => [id, name] as const),
    ...(staff?.invitations ?? []).map(({ id, mail }) => [id, mail] as const),
  ]);

function Nothing({ filters, onClear }: { filters: Filters; onClear(): void }) {
  if (Object.keys(filters).length > 0)
    return <NoMatch text={t('audit.noneText')} onClear={onClear} />;
  return (
    <EmptyState
      icon={<AuditIcon aria-hidden />}
      title={t('audit.empty')}
      text={t('audit.emptyText')}
    />
  );
}
