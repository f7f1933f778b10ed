import type { Data } from '@kandil/contract';
import { renewals } from '@kandil/contract/control/purchase';
import { request } from '#src/data/request.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';
import { Amount } from '#src/pieces/money.tsx';
import { Day, Moment, Until } from '#src/pieces/moment.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';

type Answer = Data<typeof renewals>;
type FailedRenewal = Answer['failed'][number];

/** What is due within 30 days, and renewals that failed. */
export function RenewalsScreen() {
  const { loaded, more } = usePages(
    useCall(renewals, {}),
    (after) => request(renewals, { after }),
    (all, page) => ({ ...all, failed: [...all.failed, ...page.failed] }),
  );
  return (
    <>
      <p className="text-muted mb-4 text-sm">
        {t('renewals.text')} {t('money.utc')}
      </p>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={8} />}>
        {({ ahead, failed, next }) => (
          <>
            <section>
              <h2 className="mb-3 font-semibold">{t('renewals.ahead')}</h2>
              <Ahead ahead={ahead} />
            </section>
            <section className="mt-9">
              <h2 className="mb-3 font-semibold">{t('renewals.failed')}</h2>
              <FailedOnes failed={failed} />
              {next !== null && <More more={more} />}
            </section>
          </>
        )}
      </Shown>
    </>
  );
}

/** Sums of all days by currency. */
function totalsOf(ahead: Answer['ahead']) {
  const totals = new Map<string, { count: number; amount: number }>();
  for (const { count, sum } of ahead) {
    const { count: before = 0, amount = 0 } = totals.get(sum.currency) ?? {};
    totals.set(sum.currency, { count: before + count, amount: amount + sum.amount });
  }
  return [...totals].map(([currency, total]) => ({ currency, ...total }));
}

function Ahead({ ahead }: { ahead: Answer['ahead'] }) {
  if (ahead.length === 0) return <p className="text-muted text-sm">{t('renewals.nothing')}</p>;
  return (
    <Table
      label={t('renewals.ahead')}
      columns={[
        { title: t('renewals.day') },
        { title: t('renewals.count'), className: 'text-end' },
        { title: t('renewals.sum'), className: 'text-end' },
      ]}
    >
      {ahead.map(({ day, count, sum }) => (
        <tr key={day + sum.currency}>
          <td className={CELL}>
            <Day at={day} />
          </td>
          <td className={`${CELL} text-end tabular-nums`}>{count}</td>
          <td className={`${CELL} text-end`}>
            <Amount {...sum} />
          </td>
        </tr>
      ))}
      {totalsOf(ahead).map(({ currency, count, amount }) => (
        <tr key={currency} className="font-semibold">
          <th scope="row" className={`${CELL} text-start`}>
            {t('renewals.total')}
          </th>
          <td className={`${CELL} text-end tabular-nums`}>{count}</td>
          <td className={`${CELL} text-end`}>
            <Amount amount={amount} currency={currency} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function FailedOnes({ failed }: { failed: readonly FailedRenewal[] }) {
  if (failed.length === 0) return <p className="text-muted text-sm">{t('renewals.none')}</p>;
  return (
    <Table
      label={t('renewals.failed')}
      columns={[
        { title: t('renewals.failedAt') },
        { title: t('receipts.account') },
        { title: t('receipts.plan') },
        { title: t('receipts.gateway') },
        { title: t('renewals.retries') },
        { title: t('renewals.access') },
        { title: t('receipts.amount'), className: 'text-end' },
      ]}
    >
      {failed.map((row) => (
        <tr key={row.subscriptionId}>
          <td className={`${CELL} text-muted`}>
            <Moment at={row.failedAt} />
          </td>
          <td className={CELL}>
            {row.accountId === null ? (
              t('receipts.deleted')
            ) : (
              <code className="text-xs">{row.accountId.slice(0, 8)}</code>
            )}
          </td>
          <td className={CELL}>{row.planTitle}</td>
          <td className={CELL}>{t(`gateway.${row.gatewayCode}`)}</td>
          <td className={CELL}>
            <Retries row={row} />
          </td>
          <td className={`${CELL} text-muted`}>
            {row.status === 'SUSPENDED' ? (
              <span>{t('renewals.suspended')}</span>
            ) : (
              <Until at={row.accessUntil} />
            )}
          </td>
          <td className={`${CELL} text-end`}>
            <Amount {...row.amount} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** PayPal and the operators try again by themselves; iyzico is asked by us. */
function Retries({ row: { gatewayCode, retriedAt } }: { row: FailedRenewal }) {
  if (gatewayCode !== 'IYZICO') return <span>{t('renewals.byGateway')}</span>;
  if (retriedAt === null) return <span>{t('renewals.retriedNot')}</span>;
  return (
    <>
      <span>{t('renewals.retried')}</span>
      <span> </span>
      <Moment at={retriedAt} />
    </>
  );
}
