import { receipt as receiptCall } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import BackIcon from 'lucide-react/icons/arrow-left';
import NoneIcon from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { useProgress } from '#src/data/use-refresh.ts';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { ChargebackDialog } from './chargeback-dialog.tsx';
import { useRecount } from './money-frame.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { Notes, Orders } from './receipt-tables.tsx';
import { ReceiptState } from './receipt-state.tsx';
import { type FullReceipt, RefundDialog } from './refund-dialog.tsx';

const OPEN: ReadonlySet<FullReceipt['orders'][number]['state']> = new Set([
  'WAITING',
  'AT_GATEWAY',
]);

/** One receipt, with what was and what can be given back of it. */
export function ReceiptScreen() {
  const { number = '' } = useParams();
  const loaded = useCall(receiptCall, { number: number.slice(0, 40) || '0' });
  const recount = useRecount();
  const isAsked = loaded.data?.orders.some(({ state }) => state === 'AT_GATEWAY') ?? false;
  useProgress(loaded, isAsked);
  const { error } = loaded;
  const isMissing = isApiError(error) && error.code === 'NOT_FOUND';
  return (
    <>
      <Link
        to="/money/receipts"
        className="text-muted hover:text-text mb-4 inline-flex items-center gap-1.5 text-sm"
      >
        <BackIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {t('receipt.back')}
      </Link>
      {isMissing ? (
        <EmptyState
          icon={<NoneIcon aria-hidden />}
          title={t('receipt.missing', { number })}
          text={t('receipt.missingText')}
        />
      ) : (
        <Shown loaded={loaded} skeleton={<TableSkeleton rows={6} />}>
          {(receipt) => (
            <Content
              receipt={receipt}
              onChange={() => {
                loaded.reload();
                recount();
              }}
            />
          )}
        </Shown>
      )}
    </>
  );
}

function Content({ receipt, onChange }: { receipt: FullReceipt; onChange(): void }) {
  const [open, setOpen] = useState<'refund' | 'chargeback' | null>(null);
  const { number, kind, left, orders, notes } = receipt;
  const close = () => setOpen(null);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <h2 className="text-lg font-semibold tabular-nums">
            {t(`receipts.kind.${kind}`)} {number}
          </h2>
          <ReceiptState {...receipt} />
        </div>
        {left > 0 && <Buttons orders={orders} onOpen={setOpen} />}
      </div>
      <ReceiptFacts receipt={receipt} />
      {orders.length > 0 && <Orders orders={orders} />}
      {notes.length > 0 && <Notes notes={notes} />}
      {open === 'refund' && <RefundDialog receipt={receipt} onDone={onChange} onClose={close} />}
      {open === 'chargeback' && (
        <ChargebackDialog receipt={receipt} onDone={onChange} onClose={close} />
      )}
    </>
  );
}

interface ButtonsProps extends Pick<FullReceipt, 'orders'> {
  onOpen(dialog: 'refund' | 'chargeback'): void;
}

/** What can be done about a receipt of which something is left. */
function Buttons({ orders, onOpen }: ButtonsProps) {
  const mayRefund = useMay('money.refund');
  const mayManage = useMay('money.manage');
  // A failed order stays open until somebody tries it again or closes it.
  const isFailed = orders.some(({ state }) => state === 'FAILED');
  const isOpen = isFailed || orders.some(({ state }) => OPEN.has(state));
  return (
    <div className="flex gap-3">
      {mayManage && (
        <Button look="line" size="small" onClick={() => onOpen('chargeback')}>
          {t('receipt.chargeback')}
        </Button>
      )}
      {mayRefund && isFailed && (
        <Link
          to="/money/approvals"
          className="text-gold self-center text-sm font-semibold underline underline-offset-4"
        >
          {t('receipt.failed')}
        </Link>
      )}
      {mayRefund && !isOpen && (
        <Button size="small" onClick={() => onOpen('refund')}>
          {t('receipt.refund')}
        </Button>
      )}
    </div>
  );
}
