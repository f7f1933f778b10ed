import { moneyText } from '@kandil/i18n/formats';
import type { Data, payment } from '@kandil/contract';
import { useEffect, useState } from 'react';
import { offerIntent, placeIntent } from '#app/domain/intent/stored-intents.ts';
import { requestedPlace } from '#app/domain/intent/next-place.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { OwnPlan } from './use-payment.ts';

interface PaidProps {
  state: Data<typeof payment.billingState>;
  /** Null until a guest has logged in. */
  plan: OwnPlan | null;
}

/** What was bought, what is charged next, and the way back to what the visitor came from. */
export function Paid({ state, plan }: PaidProps) {
  const { t, language } = useWords();
  const [place] = useState(requestedPlace);
  useEffect(() => {
    placeIntent.forget();
    offerIntent.forget();
  }, []);
  return (
    <>
      {plan && (
        <div className="mb-4 w-full">
          <p className="text-lg font-semibold">{plan.title}</p>
          {state.paid && (
            <p className="mt-1">{t('paid.amount', { price: moneyText(state.paid, language) })}</p>
          )}
          <p className="text-muted mt-1">
            {plan.nextCharge
              ? t('paid.next', {
                  price: moneyText(plan.nextCharge.price, language),
                  date: billingDay(plan.nextCharge.date, language),
                })
              : t('paid.until', { date: billingDay(plan.expiryDate, language) })}
          </p>
          {plan.next && (
            <p className="text-muted mt-1">
              {t('paid.nextPlan', {
                plan: `${plan.next.title} · ${plan.next.periodTitle}`,
                date: billingDay(plan.expiryDate, language),
                current: plan.title,
              })}
            </p>
          )}
          <p className="text-muted mt-1">
            {t(state.chargedLater ? 'paid.nothingYet' : 'paid.mailed')}
          </p>
        </div>
      )}
      <ButtonLink size="large" to={place ?? paths.homepage()}>
        {t(place ? 'paid.goOn' : 'paid.watch')}
      </ButtonLink>
      <ButtonLink size="large" look="line" to={paths.paymentHistory()}>
        {t(state.chargedLater ? 'account.paymentHistory' : 'paid.receipt')}
      </ButtonLink>
    </>
  );
}
