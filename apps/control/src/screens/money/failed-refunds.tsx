import { refundGiveUp, refundRetry, refundsFailed } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { useRowAct } from '#src/frame/use-row-act.ts';
import { Amount, amountText } from '#src/pieces/money.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { failureText, type Order } from './order-state.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReceiptLink } from './receipt-tables.tsx';

/** Refunds that their gateway has not made; nothing where there are none. */
export function FailedRefunds({ onChange }: { onChange(): void }) {
  const loaded = useCall(refundsFailed, {});
  const [closed, setClosed] = useState<Order | null>(null);
  const changed = () => {
    loaded.reload();
    onChange();
  };
  return (
    <Shown loaded={loaded} skeleton={<TableSkeleton rows={1} />}>
      {({ orders }) => (
        <>
          {orders.length > 0 && (
            <section className="mb-10">
              <h2 className="mb-1 font-semibold">{t('failed.title')}</h2>
              <p className="text-muted mb-4 text-sm">{t('failed.text')}</p>
              <FailedTable orders={orders} onGiveUp={setClosed} onChange={changed} />
            </section>
          )}
          {closed && (
            <ReasonDialog
              title={t('failed.closeTitle', {
                amount: amountText(closed.amount.amount, closed.amount.currency),
                number: closed.number,
              })}
              text={t('failed.closeText')}
              action={t('failed.closeButton')}
              done={t('failed.closed', { number: closed.number })}
              send={(reason) => request(refundGiveUp, { id: closed.id, reason })}
              onDone={changed}
              onClose={() => setClosed(null)}
            />
          )}
        </>
      )}
    </Shown>
  );
}

interface FailedTableProps {
  orders: readonly Order[];
  onGiveUp(order: Order): void;
  onChange(): void;
}

function FailedTable({ orders, ...of }: FailedTableProps) {
  const mayRefund = useMay('money.refund');
  return (
    <Table
      label={t('failed.title')}
      columns={[
        { title: t('receipts.number') },
        { title: t('failed.why') },
        { title: t('failed.at') },
        { title: t('receipts.amount'), className: 'text-end' },
        ...(mayRefund ? [{ title: t('approvals.actions'), quiet: true }] : []),
      ]}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td className={CELL}>
            <ReceiptLink number={order.number} />
          </td>
          <td className={`${CELL} wrap-anywhere`}>
            <bdi>{failureText(order)}</bdi>
            <span className="text-muted block text-xs">
              {t('failed.orderedBy', { name: order.orderedBy.name, reason: order.reason })}
            </span>
          </td>
          <td className={`${CELL} text-muted`}>
            {order.failure && <Moment at={order.failure.at} />}
          </td>
          <td className={`${CELL} text-end`}>
            <Amount {...order.amount} />
          </td>
          {mayRefund && (
            <td className={`${CELL} text-end`}>
              <Mend order={order} {...of} />
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

/** What may be done about one that failed. */
function Mend({ order, onGiveUp, onChange }: Omit<FailedTableProps, 'orders'> & { order: Order }) {
  const { id, number } = order;
  const retry = useRowAct({
    send: () => request(refundRetry, { id }),
    done: t('failed.retried'),
    onEnd: onChange,
  });
  return (
    <span className="flex items-center justify-end gap-2">
      <Button
        look="plain"
        size="small"
        aria-label={t('failed.closeOf', { number })}
        onClick={() => onGiveUp(order)}
      >
        {t('failed.close')}
      </Button>
      <Button
        look="line"
        size="small"
        busy={retry.busy}
        aria-label={t('failed.retryOf', { number })}
        onClick={() => void retry.start()}
      >
        {t('failed.retry')}
      </Button>
    </span>
  );
}
