import { EmptyState } from '@kandil/ui/empty-state.tsx';
import ReceiptIcon from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router';
import { NoMatch } from '#src/pieces/filters.tsx';
import { Amount } from '#src/pieces/money.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { MonthFile } from './month-file.tsx';
import { NO_FILTERS, ReceiptFilters } from './receipt-filters.tsx';
import { ReceiptState } from './receipt-state.tsx';
import { type Filters, type Receipt, useFilters, useReceipts } from './use-receipts.ts';

/** Receipts and credit notes, with filters that are in the address. */
export function ReceiptsScreen() {
  const [filters, setFilters] = useFilters();
  const { loaded, more } = useReceipts(filters);
  return (
    <>
      <ReceiptFilters filters={filters} onChange={setFilters} />
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={8} />}>
        {({ receipts, next }) =>
          receipts.length === 0 ? (
            <Nothing filters={filters} onClear={() => setFilters(NO_FILTERS)} />
          ) : (
            <>
              <List receipts={receipts} />
              {next !== null && <More more={more} />}
            </>
          )
        }
      </Shown>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted text-sm">{t('money.utc')}</p>
        <MonthFile />
      </div>
    </>
  );
}

function List({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <Table
      label={t('money.receipts')}
      columns={[
        { title: t('receipts.number') },
        { title: t('receipts.issued') },
        { title: t('receipts.plan'), className: 'text-start max-lg:hidden' },
        { title: t('receipts.gateway') },
        { title: t('receipts.country'), className: 'text-start max-lg:hidden' },
        { title: t('receipts.account'), className: 'text-start max-lg:hidden' },
        { title: t('receipts.status') },
        { title: t('receipts.amount'), className: 'text-end' },
      ]}
    >
      {receipts.map((receipt) => (
        <tr
          key={receipt.number}
          className="hover:bg-lifted/40 relative transition-colors duration-150"
        >
          <td className={CELL}>
            <Link
              to={`/money/receipts/${receipt.number}`}
              className="font-medium whitespace-nowrap tabular-nums after:absolute after:inset-0"
            >
              {receipt.number}
            </Link>
            {receipt.kind === 'CREDIT_NOTE' && (
              <span className="text-muted block text-xs">{t('receipts.kind.CREDIT_NOTE')}</span>
            )}
          </td>
          <td className={`${CELL} text-muted`}>
            <Moment at={receipt.issuedAt} />
          </td>
          <td className={`${CELL} max-lg:hidden`}>{receipt.planTitle}</td>
          <td className={CELL}>{t(`gateway.${receipt.gatewayCode}`)}</td>
          <td className={`${CELL} max-lg:hidden`}>{receipt.country}</td>
          <td className={`${CELL} text-muted max-lg:hidden`}>
            {receipt.accountId === null ? (
              t('receipts.deleted')
            ) : (
              <code className="text-xs">{receipt.accountId.slice(0, 8)}</code>
            )}
          </td>
          <td className={CELL}>
            <ReceiptState {...receipt} />
          </td>
          <td className={`${CELL} text-end`}>
            <Amount {...receipt.amount} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Nothing({ filters, onClear }: { filters: Filters; onClear(): void }) {
  if (Object.keys(filters).length > 0)
    return <NoMatch text={t('receipts.noneText')} onClear={onClear} />;
  return (
    <EmptyState
      icon={<ReceiptIcon aria-hidden />}
      title={t('receipts.empty')}
      text={t('receipts.emptyText')}
    />
  );
}
