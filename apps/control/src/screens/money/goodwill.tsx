import type { Data } from '@kandil/contract';
import { outages } from '@kandil/contract/control/purchase';
import { countryName } from '@kandil/i18n/formats';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import GiftIcon from 'lucide-react/icons/gift';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { useProgress } from '#src/data/use-refresh.ts';
import { Moment } from '#src/pieces/moment.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { utcSpanText } from '#src/texts/times.ts';
import { OutageDialog } from './outage-dialog.tsx';

type Order = Data<typeof outages>['orders'][number];

/** Days that were given to everybody after outages. */
export function GoodwillScreen() {
  const loaded = useCall(outages, {});
  const mayGive = useMay('grants.outage');
  const [isOpen, setIsOpen] = useState(false);
  const isRunning = loaded.data?.orders.some(({ doneAt }) => doneAt === null) ?? false;
  useProgress(loaded, isRunning);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted text-sm">{t('outage.text')}</p>
        {mayGive && loaded.data && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('outage.start')}
          </Button>
        )}
      </div>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={4} />}>
        {({ orders }) =>
          orders.length === 0 ? (
            <EmptyState
              icon={<GiftIcon aria-hidden />}
              title={t('outage.empty')}
              text={t('outage.emptyText')}
            />
          ) : (
            <Orders rows={orders} />
          )
        }
      </Shown>
      {isOpen && loaded.data && (
        <OutageDialog
          plans={loaded.data.plans}
          onDone={loaded.reload}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const whomText = ({ planTitle, country }: Order): string =>
  [planTitle ?? t('outage.anyPlan'), ...(country ? [countryName(country, LANGUAGE)] : [])].join(
    ' · ',
  );

const progressText = ({ doneAt, reached, expected }: Order): string =>
  doneAt === null
    ? t('outage.runs', { reached, expected })
    : t('outage.reached', { count: reached });

const Orders = ({ rows }: { rows: readonly Order[] }) => (
  <Table
    label={t('outage.orders')}
    columns={[
      { title: t('outage.when') },
      { title: t('grants.days') },
      { title: t('outage.whom') },
      { title: t('outage.progress') },
      { title: t('outage.ordered') },
      { title: t('grants.reason') },
    ]}
  >
    {rows.map((row) => (
      <tr key={row.id} className="align-top">
        <th scope="row" className={`${CELL} text-start font-normal`}>
          {utcSpanText(row.from, row.until)}
        </th>
        <td className={`${CELL} whitespace-nowrap`}>
          {t('grants.daysCount', { count: row.days })}
        </td>
        <td className={CELL}>{whomText(row)}</td>
        <td className={CELL} aria-live="polite">
          {progressText(row)}
        </td>
        <td className={`${CELL} text-muted`}>
          <Moment at={row.orderedAt} />
          {row.orderedBy && (
            <span className="block text-xs">{t('grants.givenBy', { name: row.orderedBy })}</span>
          )}
        </td>
        <td className={`${CELL} wrap-anywhere`}>
          <bdi>{row.reason}</bdi>
        </td>
      </tr>
    ))}
  </Table>
);
