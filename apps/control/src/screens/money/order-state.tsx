import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { dateText } from '@kandil/i18n/formats';
import { LANGUAGE, t } from '#src/texts/texts.tsx';

export type Order = Data<typeof refundOrder>;

/** Where a refund order is, and who approved it or until when it waits. */
export function OrderState({ state, waitsUntil, approvedBy }: Order) {
  const until = waitsUntil && dateText(new Date(waitsUntil), LANGUAGE, undefined, 'medium');
  const more = [
    until && t('order.until', { date: until }),
    approvedBy && t('order.approvedBy', { name: approvedBy }),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <span className={state === 'WAITING' ? 'text-gold font-medium' : undefined}>
        {t(`order.${state}`)}
      </span>
      <span className="text-muted block text-xs">{more}</span>
    </>
  );
}
