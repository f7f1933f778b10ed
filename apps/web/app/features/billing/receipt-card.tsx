import { moneyText } from '@kandil/i18n/formats';
import type { purchase } from '@kandil/contract';
import { useId, useState } from 'react';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import PrinterIcon from 'lucide-react/icons/printer';
import { Badge } from '@kandil/ui/badge.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';

type Receipt = purchase.Receipt;

const TONES = { PAID: 'turquoise', REFUNDED: 'line', CHARGED_BACK: 'ruby' } as const;

/** The columns of a wide screen: plan, date, way to pay, number, state, amount, arrow. */
export const RECEIPT_COLUMNS =
  'lg:grid lg:grid-cols-[minmax(12rem,1.4fr)_1fr_1fr_1fr_9rem_7rem_1.25rem] lg:gap-6';

interface ReceiptCardProps {
  receipt: Receipt;
  /** Whether it is on paper when it is open. */
  isPrinted: boolean;
  onPrint(): void;
}

/** A receipt in the list; opened, it has everything that belongs on paper and prints on one page. */
export function ReceiptCard({ receipt, isPrinted, onPrint }: ReceiptCardProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li
      className={cx(
        'rounded-sheet border-line bg-raised border print:border-0 print:bg-transparent',
        !(isOpen && isPrinted) && 'print:hidden',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={cx(
          'flex w-full items-center gap-4 p-5 text-start sm:px-6 print:hidden',
          RECEIPT_COLUMNS,
        )}
        onClick={() => setOpen(!isOpen)}
      >
        <Summary receipt={receipt} />
        <ChevronDownIcon
          className={cx('text-muted size-5 transition-transform', isOpen && 'rotate-180')}
          aria-hidden
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="border-line border-t p-5 sm:px-6 print:border-0 print:p-0"
      >
        <ReceiptPaper receipt={receipt} />
        <Button
          look="line"
          className="mt-6 print:hidden"
          icon={<PrinterIcon className="size-4" aria-hidden />}
          onClick={onPrint}
        >
          {t('receipt.print')}
        </Button>
      </div>
    </li>
  );
}

/** The columns of a receipt; on a narrow screen what matters most of them. */
function Summary({ receipt }: Pick<ReceiptCardProps, 'receipt'>) {
  const { t, language } = useWords();
  const { kind, date, planTitle, periodTitle, amount, status, gatewayCode, number } = receipt;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {planTitle} · {periodTitle}
        </span>
        <span className="text-muted block text-sm lg:hidden">{billingDay(date, language)}</span>
      </span>
      <span className="hidden lg:block">{billingDay(date, language)}</span>
      <span className="text-muted hidden lg:block">{t(`receipt.by.${gatewayCode}`)}</span>
      <bdi className="text-muted hidden lg:block">{number}</bdi>
      <span className="flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-4 lg:contents">
        <span>
          <Badge tone={kind === 'RECEIPT' ? TONES[status] : 'line'}>
            {t(kind === 'RECEIPT' ? `receipt.status.${status}` : 'receipt.creditNote')}
          </Badge>
        </span>
        <bdi className="font-semibold lg:text-end">{moneyText(amount, language)}</bdi>
      </span>
    </>
  );
}
