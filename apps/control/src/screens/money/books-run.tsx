import type { Data } from '@kandil/contract';
import { type booksCompare, booksDifferences } from '@kandil/contract/control/payment';
import type { GatewayCode } from '@kandil/contract/payment/gateways';
import AlertIcon from 'lucide-react/icons/circle-alert';
import CheckIcon from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { request } from '#src/data/request.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';
import { Amount } from '#src/pieces/money.tsx';
import { Day, Moment } from '#src/pieces/moment.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';

type Run = Data<typeof booksCompare>;
type Difference = Data<typeof booksDifferences>['differences'][number];

/** What a comparison found: green if nothing differs. */
export function BooksRun({ run, gatewayCode }: { run: Run; gatewayCode: GatewayCode }) {
  const { state, finishedAt, coversUntil, differences } = run;
  if (state === 'RUNNING')
    return (
      <p role="status" className="text-muted mt-2 text-sm">
        {t('books.running')}
      </p>
    );
  if (state === 'FAILED')
    return (
      <p className="text-ruby-bright mt-2 flex items-center gap-2 text-sm">
        <AlertIcon className="size-4 shrink-0" aria-hidden />
        {t('books.failed')}
      </p>
    );
  const isEqual = differences === 0;
  const Icon = isEqual ? CheckIcon : AlertIcon;
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        <Icon
          className={`size-4 shrink-0 ${isEqual ? 'text-leaf' : 'text-ruby-bright'}`}
          aria-hidden
        />
        <span className="font-medium">
          {isEqual ? t('books.equal') : t('books.differ', { count: differences })}
        </span>
        <span className="text-muted">
          <span>
            {t('books.until', {
              // The end is not part of the month.
              date: dayText(new Date(Date.parse(coversUntil) - 1).toISOString()),
            })}
          </span>
          {finishedAt !== null && (
            <>
              <span>, </span>
              <Moment at={finishedAt} />
            </>
          )}
        </span>
      </p>
      {gatewayCode === 'IYZICO' && (
        <p className="text-muted mt-1 text-sm">{t('books.noChargebacks')}</p>
      )}
      {run.totals.length > 0 && <Totals totals={run.totals} />}
      {!isEqual && <Differences runId={run.id} />}
    </>
  );
}

function Totals({ totals }: Pick<Run, 'totals'>) {
  const rows = totals.flatMap(({ currency, ours, theirs }) => [
    { currency, name: t('books.charged'), ours: ours.charged, theirs: theirs.charged },
    { currency, name: t('books.back'), ours: -ours.back, theirs: -theirs.back },
    {
      currency,
      name: t('books.sum'),
      ours: ours.charged - ours.back,
      theirs: theirs.charged - theirs.back,
    },
  ]);
  const fees = totals.filter((total) => total.fees !== null);
  return (
    <div className="mt-4">
      <Table
        label={t('books.totals')}
        columns={[
          { title: t('receipts.currency') },
          { title: t('books.what') },
          { title: t('books.ours'), className: 'text-end' },
          { title: t('books.theirs'), className: 'text-end' },
          { title: t('books.difference'), className: 'text-end' },
        ]}
      >
        {rows.map(({ currency, name, ours, theirs }) => (
          <tr key={currency + name}>
            <td className={CELL}>{currency}</td>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              {name}
            </th>
            <td className={`${CELL} text-end`}>
              <Amount amount={ours} currency={currency} />
            </td>
            <td className={`${CELL} text-end`}>
              <Amount amount={theirs} currency={currency} />
            </td>
            <td
              className={`${CELL} text-end ${ours === theirs ? '' : 'text-ruby-bright font-semibold'}`}
            >
              <Amount amount={theirs - ours} currency={currency} />
            </td>
          </tr>
        ))}
      </Table>
      {fees.map(({ currency, fees: amount }) => (
        <p key={currency} className="text-muted mt-2 text-sm">
          {t('books.fees')} <Amount amount={amount ?? 0} currency={currency} />
        </p>
      ))}
    </div>
  );
}

function Differences({ runId }: { runId: string }) {
  const { loaded, more } = usePages(
    useCall(booksDifferences, { runId }),
    (after) => request(booksDifferences, { runId, after }),
    (all, page) => ({ ...all, differences: [...all.differences, ...page.differences] }),
  );
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-sm font-semibold">{t('books.differences')}</h3>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
        {({ differences, next }) => (
          <>
            <Stories differences={differences} />
            {next !== null && <More more={more} />}
          </>
        )}
      </Shown>
    </div>
  );
}

function Stories({ differences }: { differences: readonly Difference[] }) {
  return (
    <Table
      label={t('books.differences')}
      columns={[
        { title: t('books.day') },
        { title: t('books.what') },
        { title: t('books.story') },
        { title: t('receipt.charge') },
        { title: t('books.ours'), className: 'text-end' },
        { title: t('books.theirs'), className: 'text-end' },
      ]}
    >
      {differences.map((row) => (
        <tr key={row.chargeId + row.kind + row.currency}>
          <td className={`${CELL} whitespace-nowrap`}>
            <Day at={row.at} />
          </td>
          <td className={CELL}>{t(row.kind === 'CHARGE' ? 'books.aCharge' : 'books.aBack')}</td>
          <td className={CELL}>
            <span className="font-medium">{t(`story.${row.story}`)}</span>
            <span className="text-muted block text-xs">{t(`story.${row.story}.do`)}</span>
          </td>
          <td className={CELL}>
            <code className="text-xs break-all">{row.chargeId}</code>
            {row.number !== null && (
              <Link to={`/money/receipts/${row.number}`} className="text-gold block font-medium">
                {row.number}
              </Link>
            )}
          </td>
          <Side amount={row.ours} currency={row.currency} />
          <Side amount={row.theirs} currency={row.currency} />
        </tr>
      ))}
    </Table>
  );
}

const Side = ({ amount, currency }: { amount: number | null; currency: string }) => (
  <td className={`${CELL} text-end`}>
    {amount === null ? (
      <span className="text-muted">{t('books.nothing')}</span>
    ) : (
      <Amount amount={amount} currency={currency} />
    )}
  </td>
);
