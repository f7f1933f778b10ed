import { priceRaise } from '@kandil/contract/control/purchase';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { amountText } from '#src/pieces/money.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { placeText, planText, type PriceOffer } from './names.ts';

interface PriceRaiseDialogProps {
  offer: PriceOffer;
  /** ISO 8601. */
  firstDay: string;
  onDone(): void;
  onClose(): void;
}

/** Announces a price to those who pay less: whom it reaches, from when, and what it changes. */
export function PriceRaiseDialog({ offer, firstDay, onDone, onClose }: PriceRaiseDialogProps) {
  // The same for every press in this dialog: an answer that got lost announces nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const { planCode, periodCode, country, ready, before, after, gateways } = offer;
  const { amount, currency } = offer.price;
  const send = useAct(async (close: () => void) => {
    await request(priceRaise, { key, planCode, periodCode, country, amount, currency });
    toast('success', t('prices.done'));
    close();
    onDone();
  });
  const sums = { before: amountText(before, currency), after: amountText(after, currency) };
  const date = dayText(firstDay);
  return (
    <QuestionDialog
      title={t('prices.title', { price: amountText(amount, currency) })}
      act={send}
      action={t('prices.button', { count: ready })}
      onClose={onClose}
    >
      <div className="text-sm">
        <p className="font-semibold">{planText(offer)}</p>
        <p className="text-muted">{placeText(offer)}</p>
        <p className="mt-4 font-medium">{t('prices.reach', { count: ready })}</p>
        <ul className="text-muted mt-1 list-disc ps-5">
          {gateways.map((gateway) => (
            <li key={gateway.gatewayCode}>
              {t(`prices.by.${gateway.gatewayCode}`, { count: gateway.ready })}
            </li>
          ))}
        </ul>
        <p className="mt-3">{t('prices.each', sums)}</p>
        <p className="mt-3">{t('prices.first', { date })}</p>
        <h3 className="mt-5 font-semibold">{t('prices.next')}</h3>
        <p className="text-muted mt-1">{t('prices.nextText')}</p>
      </div>
    </QuestionDialog>
  );
}
