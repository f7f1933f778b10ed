import { refundApprove, refundCancel, refundsWaiting } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import CheckIcon from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useMay, useSelf } from '#src/data/session.ts';
import { useAct } from '#src/data/use-act.ts';
import { useCall } from '#src/data/use-call.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { useRowAct } from '#src/frame/use-row-act.ts';
import { Amount, amountText } from '#src/pieces/money.tsx';
import { Until } from '#src/pieces/moment.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { FailedRefunds } from './failed-refunds.tsx';
import { useRecount } from './money-frame.tsx';
import type { Order } from './order-state.tsx';
import { ReceiptLink } from './receipt-tables.tsx';
import { Alone } from './refund-dialog.tsx';

/** Refunds that need somebody: those that failed, and those that wait for a second person. */
export function ApprovalsScreen() {
  const loaded = useCall(refundsWaiting, {});
  const [open, setOpen] = useState<Order | null>(null);
  const { id } = useSelf();
  const recount = useRecount();
  const changed = () => {
    loaded.reload();
    recount();
  };
  return (
    <>
      <FailedRefunds onChange={recount} />
      <h2 className="mb-1 font-semibold">{t('approvals.heading')}</h2>
      <p className="text-muted mb-4 text-sm">{t('approvals.text')}</p>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
        {({ orders, approvers }) =>
          orders.length === 0 ? (
            <EmptyState
              icon={<CheckIcon aria-hidden />}
              title={t('approvals.empty')}
              text={t('approvals.emptyText')}
            />
          ) : (
            <>
              <Waiting orders={orders} onApprove={setOpen} onChange={changed} />
              {approvers === 0 && orders.some(({ orderedBy }) => orderedBy.id === id) && (
                <Alone title={t('approvals.alone')} />
              )}
            </>
          )
        }
      </Shown>
      {open && <ApproveDialog order={open} onDone={changed} onClose={() => setOpen(null)} />}
    </>
  );
}

interface WaitingProps {
  orders: readonly Order[];
  onApprove(order: Order): void;
  onChange(): void;
}

function Waiting({ orders, onApprove, onChange }: WaitingProps) {
  const mayRefund = useMay('money.refund');
  return (
    <Table
      label={t('approvals.table')}
      columns={[
        { title: t('receipts.number') },
        { title: t('approvals.by') },
        { title: t('receipt.reason') },
        { title: t('approvals.until') },
        { title: t('receipts.amount'), className: 'text-end' },
        { title: t('approvals.actions'), quiet: true },
      ]}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td className={CELL}>
            <ReceiptLink number={order.number} />
          </td>
          <td className={CELL}>
            <bdi>{order.orderedBy.name}</bdi>
          </td>
          <td className={CELL}>
            <bdi>{order.reason}</bdi>
          </td>
          <td className={`${CELL} text-muted`}>
            {order.waitsUntil !== null && <Until at={order.waitsUntil} />}
          </td>
          <td className={`${CELL} text-end`}>
            <Amount {...order.amount} />
          </td>
          <td className={`${CELL} text-end`}>
            {mayRefund && <Decide order={order} onApprove={onApprove} onChange={onChange} />}
          </td>
        </tr>
      ))}
    </Table>
  );
}

interface DecideProps {
  order: Order;
  onApprove(order: Order): void;
  onChange(): void;
}

/** The one who ordered may cancel; everybody else may approve or decline. */
function Decide({ order, onApprove, onChange }: DecideProps) {
  const isOwn = useSelf().id === order.orderedBy.id;
  const { number } = order;
  const cancel = useRowAct({
    send: () => request(refundCancel, { id: order.id }),
    done: t('approvals.cancelled', { number }),
    onEnd: onChange,
  });
  return (
    <span className="flex items-center justify-end gap-2">
      {isOwn && <span className="text-muted text-xs">{t('approvals.own')}</span>}
      <Button
        look="line"
        size="small"
        busy={cancel.busy}
        aria-label={t(isOwn ? 'approvals.cancelOf' : 'approvals.declineOf', { number })}
        onClick={() => void cancel.start()}
      >
        {t(isOwn ? 'approvals.cancel' : 'approvals.decline')}
      </Button>
      {!isOwn && (
        <Button
          size="small"
          aria-label={t('approvals.approveOf', { number })}
          onClick={() => onApprove(order)}
        >
          {t('approvals.approve')}
        </Button>
      )}
    </span>
  );
}

interface ApproveDialogProps {
  order: Order;
  onDone(): void;
  onClose(): void;
}

function ApproveDialog({ order, onDone, onClose }: ApproveDialogProps) {
  const amount = amountText(order.amount.amount, order.amount.currency);
  const { id, number, reason, orderedBy } = order;
  const approve = useAct(async (close: () => void) => {
    await request(refundApprove, { id });
    toast('success', t('approvals.approved', { amount }));
    close();
    onDone();
  });
  return (
    <QuestionDialog
      title={t('approvals.title', { amount, number })}
      act={approve}
      action={t('refund.button', { amount })}
      onClose={() => {
        // What was refused has changed meanwhile.
        if (approve.problem) onDone();
        onClose();
      }}
    >
      <p className="text-muted">{t('approvals.approveText', { name: orderedBy.name, reason })}</p>
    </QuestionDialog>
  );
}
