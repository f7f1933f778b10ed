import { moneyText } from '@kandil/i18n/formats';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { cx } from '@kandil/ui/cx.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { Plan } from './load.ts';

/**
 * What a plan costs now and next, such as `Today $39.99 · next charge $39.99 on 20 November 2027`, what becomes of the
 * running plan, and what the promo code changes.
 */
export function Quote({ plan }: { plan: Plan }) {
  const { t, language } = useWords();
  const { today, nextCharge, givingShare, promoApplied, promoText, changeText } = plan;
  return (
    <>
      <p className="text-muted text-sm">
        <span>{t('payment.today')}</span>{' '}
        <strong className="text-text font-semibold">{moneyText(today, language)}</strong>
        <span>
          {' · '}
          {t('payment.nextCharge', {
            price: moneyText(nextCharge.price, language),
            date: billingDay(nextCharge.date, language),
          })}
        </span>
        {givingShare.amount > 0 && (
          <span>
            {' · '}
            {t('payment.givingShare', { price: moneyText(givingShare, language) })}
          </span>
        )}
      </p>
      {changeText && <p className="mt-1 text-sm">{changeText}</p>}
      {promoText && (
        <p className={cx('mt-1 text-sm', promoApplied ? 'text-leaf' : 'text-muted')}>{promoText}</p>
      )}
    </>
  );
}
