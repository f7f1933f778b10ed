import { BATCH_STATES, promoBatchRevoke } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import TicketIcon from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useMay } from '#src/data/session.ts';
import { FilterBar, FilterSelect, NoMatch } from '#src/pieces/filters.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { PromoBatchDialog } from './promo-batch-dialog.tsx';
import { PromoBatchTable } from './promo-batch-table.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  type BatchFilters,
  type Promo,
  type PromoBatch,
  useBatchFilters,
  usePromoBatches,
} from './use-promo-batches.ts';

/** Batches of single-use promo codes: made, downloaded, counted, revoked. */
export function PromoBatchesScreen() {
  const [filters, change] = useBatchFilters();
  const { loaded, more } = usePromoBatches(filters);
  const mayMake = useMay('promos.make');
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<PromoBatch | null>(null);
  const promos = loaded.data?.promos ?? [];
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted max-w-prose text-sm">{t('promos.text')}</p>
        {mayMake && loaded.data && promos.length > 0 && (
          <Button size="small" onClick={() => setIsMaking(true)}>
            {t('promos.start')}
          </Button>
        )}
      </div>
      <Filters filters={filters} promos={promos} onChange={change} />
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={4} />}>
        {({ batches, next }) =>
          batches.length === 0 ? (
            <Nothing
              isNarrow={Object.keys(filters).length > 0}
              hasPromos={promos.length > 0}
              onClear={() => change(NO_FILTERS)}
            />
          ) : (
            <>
              <PromoBatchTable rows={batches} onRevoke={mayMake ? setRevoked : null} />
              {next !== null && <More more={more} />}
            </>
          )
        }
      </Shown>
      {isMaking && (
        <PromoBatchDialog
          promos={promos}
          onDone={loaded.reload}
          onClose={() => setIsMaking(false)}
        />
      )}
      {revoked && (
        <ReasonDialog
          title={t('promos.revokeTitle', { note: revoked.note })}
          place={`revoke ${revoked.id}`}
          text={t('promos.revokeText', { count: revoked.count - revoked.used })}
          action={t('promos.revoke')}
          done={t('promos.revoked')}
          send={(reason) => request(promoBatchRevoke, { id: revoked.id, reason })}
          onDone={loaded.reload}
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  );
}

const NO_FILTERS = { state: '', promo: '' };

interface FiltersProps {
  filters: BatchFilters;
  promos: readonly Promo[];
  onChange(change: Record<string, string>): void;
}

function Filters({ filters, promos, onChange }: FiltersProps) {
  const { state = '', promo = '' } = filters;
  // A promo that the offers file dropped is still in the address.
  const codes = [...new Set([...promos.map(({ code }) => code), ...(promo ? [promo] : [])])];
  return (
    <FilterBar isNarrow={Object.keys(filters).length > 0} onClear={() => onChange(NO_FILTERS)}>
      <FilterSelect
        label={t('promos.state')}
        value={state}
        any={t('promos.anyState')}
        options={BATCH_STATES.map((value) => ({ value, title: t(`promos.state.${value}`) }))}
        onChange={(value) => onChange({ state: value })}
      />
      <FilterSelect
        label={t('promos.promo')}
        value={promo}
        any={t('promos.anyPromo')}
        options={codes.map((value) => ({ value, title: value }))}
        onChange={(value) => onChange({ promo: value })}
      />
    </FilterBar>
  );
}

interface NothingProps {
  isNarrow: boolean;
  hasPromos: boolean;
  onClear(): void;
}

function Nothing({ isNarrow, hasPromos, onClear }: NothingProps) {
  if (isNarrow) return <NoMatch text={t('promos.noneText')} onClear={onClear} />;
  return (
    <EmptyState
      icon={<TicketIcon aria-hidden />}
      title={t('promos.empty')}
      text={t(hasPromos ? 'promos.emptyText' : 'promos.emptyOffers')}
    />
  );
}
