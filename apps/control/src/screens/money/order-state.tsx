import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';

export type Order = Data<typeof refundOrder>;

const TONES: Partial<Record<Order['state'], string>> = {
  WAITING: 'text-gold font-medium',
  FAILED: 'text-ruby-bright font-medium',
};

/** Why a gateway has not made a refund, and what follows. */
export function failureText({ failure }: Order): string | null {
  if (!failure) return null;
  const { kind, words } = failure;
  return words === null ? t(`order.failure.${kind}`) : t('order.failureWords', { words });
}

/** Where a refund order is, and who approved it or until when it waits. */
export function OrderState(order: Order) {
  const { state, waitsUntil, approvedBy, closeReason } = order;
  const until = waitsUntil && dayText(waitsUntil);
  const more = [
    until && t('order.until', { date: until }),
    approvedBy && t('order.approvedBy', { name: approvedBy }),
    failureText(order),
    closeReason,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <span className={TONES[state]}>{t(`order.${state}`)}</span>
      <span className="text-muted block text-xs">{more}</span>
    </>
  );
}
