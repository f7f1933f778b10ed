import { longDate } from '#app/ui/text/long-date.ts';
import { moneyText } from '#app/ui/text/format.ts';
import { useWords } from '#app/ui/text/texts.tsx';
import type { Plan } from './load.ts';

/** What a plan costs now and next, in one sentence: `Today $39.99 · next charge $39.99 on 20 November 2027`. */
export function Quote({ plan }: { plan: Plan }) {
  const { t, language } = useWords();
  const { today, nextCharge, givingShare } = plan;
  return (
    <p className="text-muted text-sm">
      {t('payment.today')}{' '}
      <strong className="text-text font-semibold">{moneyText(today, language)}</strong>
      {' · '}
      {t('payment.nextCharge', {
        price: moneyText(nextCharge.price, language),
        date: longDate(nextCharge.date, language),
      })}
      {givingShare.amount > 0 && (
        <>
          {' · '}
          {t('payment.givingShare', { price: moneyText(givingShare, language) })}
        </>
      )}
    </p>
  );
}
