import { Link } from 'react-router';
import { Amount } from '#src/pieces/money.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { type Order, OrderState } from './order-state.tsx';
import type { FullReceipt } from './refund-dialog.tsx';

/** The number of a receipt, which leads to it. */
export const ReceiptLink = ({ number }: { number: string }) => (
  <Link to={`/money/receipts/${number}`} className="font-medium whitespace-nowrap tabular-nums">
    {number}
  </Link>
);

/** The orders to refund a receipt, the newest first. */
export function Orders({ orders }: { orders: readonly Order[] }) {
  return (
    <section className="mt-8">
      <h3 className="mb-3 font-semibold">{t('receipt.orders')}</h3>
      <Table
        label={t('receipt.orders')}
        columns={[
          { title: t('receipt.ordered') },
          { title: t('receipt.orderedBy') },
          { title: t('receipt.reason') },
          { title: t('receipt.state') },
          { title: t('receipts.amount'), className: 'text-end' },
        ]}
      >
        {orders.map((order) => (
          <tr key={order.id}>
            <td className={`${CELL} text-muted`}>
              <Moment at={order.orderedAt} />
            </td>
            <td className={CELL}>
              <bdi>{order.orderedBy.name}</bdi>
            </td>
            <td className={CELL}>
              <bdi>{order.reason}</bdi>
            </td>
            <td className={CELL}>
              <OrderState {...order} />
            </td>
            <td className={`${CELL} text-end`}>
              <Amount {...order.amount} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** The credit notes of a receipt. */
export function Notes({ notes }: { notes: FullReceipt['notes'] }) {
  return (
    <section className="mt-8">
      <h3 className="mb-3 font-semibold">{t('receipt.notes')}</h3>
      <Table
        label={t('receipt.notes')}
        columns={[
          { title: t('receipts.number') },
          { title: t('receipts.issued') },
          { title: t('receipts.status') },
          { title: t('receipts.amount'), className: 'text-end' },
        ]}
      >
        {notes.map(({ number, issuedAt, status, amount }) => (
          <tr key={number}>
            <td className={CELL}>
              <ReceiptLink number={number} />
            </td>
            <td className={`${CELL} text-muted`}>
              <Moment at={issuedAt} />
            </td>
            <td className={CELL}>{t(`receipts.status.${status}`)}</td>
            <td className={`${CELL} text-end`}>
              <Amount {...amount} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
