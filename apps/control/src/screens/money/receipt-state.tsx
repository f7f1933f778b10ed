import { Badge } from '@kandil/ui/badge.tsx';
import { t } from '#src/texts/texts.tsx';
import type { Receipt } from './use-receipts.ts';

/** Whether a receipt is paid, or how much of it went back, in a word. */
export function ReceiptState({ kind, status, refunded }: Receipt) {
  const isPart = kind === 'RECEIPT' && status === 'PAID' && refunded > 0;
  if (status === 'PAID' && !isPart)
    return <span className="text-muted">{t('receipts.status.PAID')}</span>;
  return (
    <Badge tone={status === 'CHARGED_BACK' ? 'ruby' : 'line'} className="whitespace-nowrap">
      {t(isPart ? 'receipts.status.PART' : `receipts.status.${status}`)}
    </Badge>
  );
}
