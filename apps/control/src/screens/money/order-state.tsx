import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { dateText } from '@kandil/i18n/formats';
import { LANGUAGE, t } from '#src/texts/texts.tsx';

export type Order = Data<typeof refundOrder>;

/** Where a refund order is, and who approved it or until when it waits. */
export function OrderState({ state, waitsUntil, approvedBy }: Order) {
  return (
    <>
      <span className={state === 'WAITING' ? 'text-gold font-medium' : undefined}>
        {t(`order.${state}`)}
      </span>
      <span className="text-muted block text-xs">
        {waitsUntil !== null &&
          t('order.until', { date: dateText(new Date(waitsUntil), LANGUAGE, undefined, 'medium') })}
        {approvedBy !== null && t('order.approvedBy', { name: approvedBy })}
      </span>
    </>
  );
}
