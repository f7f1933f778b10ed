import type { Data } from '@kandil/contract';
import { priceUnreached } from '@kandil/contract/control/purchase';
import { request } from '#src/data/request.ts';
import { useCall } from '#src/data/use-call.ts';
import { usePages } from '#src/data/use-pages.ts';
import { Modal } from '#src/frame/modal.tsx';
import { CopyId } from '#src/pieces/copy-id.tsx';
import { Amount } from '#src/pieces/money.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { More } from '#src/pieces/more.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';

type Answer = Data<typeof priceUnreached>;

/** Who keeps the old price after an announcement, page by page. */
export function PriceKeepers({ id, onClose }: { id: string; onClose(): void }) {
  const { loaded, more } = usePages(
    useCall(priceUnreached, { id }),
    (after) => request(priceUnreached, { id, after }),
    (all, page) => ({ ...all, rows: [...all.rows, ...page.rows] }),
  );
  return (
    <Modal title={t('prices.keepTitle')} onClose={onClose}>
      {() => (
        <>
          <p className="text-muted mb-4 text-sm">{t('prices.keepText')}</p>
          <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
            {({ rows, next }) => (
              <>
                <Keepers rows={rows} />
                {next !== null && <More more={more} />}
              </>
            )}
          </Shown>
        </>
      )}
    </Modal>
  );
}

const Keepers = ({ rows }: { rows: Answer['rows'] }) => (
  <Table
    label={t('prices.keepTitle')}
    columns={[
      { title: t('prices.account') },
      { title: t('prices.why') },
      { title: t('prices.pays'), className: 'text-end' },
      { title: t('prices.since') },
    ]}
  >
    {rows.map(({ accountId, state, gatewayCode, price, at }, index) => (
      <tr key={accountId ?? index}>
        <td className={CELL}>
          {accountId === null ? (
            t('receipts.deleted')
          ) : (
            <CopyId value={accountId} what={t('prices.account')} />
          )}
        </td>
        <td className={CELL}>
          {t(`prices.why.${state}`)}
          <span className="text-muted block text-xs">{t(`gateway.${gatewayCode}`)}</span>
        </td>
        <td className={`${CELL} text-end`}>
          <Amount {...price} />
        </td>
        <td className={`${CELL} text-muted`}>
          <Moment at={at} />
        </td>
      </tr>
    ))}
  </Table>
);
