import { openModalOver } from '../prompt/modal-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { keepChoice } from './choice.ts';
import type { Period, Plan } from './load.ts';
import { NotForSale } from './plan-card.tsx';
import { chosenBy } from './payment-store.ts';

interface GuestActionProps {
  plan: Plan;
  period: Period;
  standsOut: boolean;
}

/**
 * Opens sign-up for a guest, or login while nobody can sign up; the plan stays selected after it. What cannot be bought says why instead. Paying with a phone number needs no sign-up: it creates
 * the account of the number (SPEC-D35).
 */
export function GuestAction({ plan, period, standsOut }: GuestActionProps) {
  const t = useT();
  const { config } = useStart();
  const begin = (form: 'register' | 'login') => {
    keepChoice(period, plan);
    openModalOver(form, {});
  };
  if (plan.paymentOptions.length === 0 && plan.optionNotes.length > 0)
    return <NotForSale optionNotes={plan.optionNotes} />;
  if (config.registrationClosed)
    return (
      <Button look="line" size="large" className="w-full" onClick={() => begin('login')}>
        {t('account.logIn')}
      </Button>
    );
  const byNumber = plan.paymentOptions.find(
    ({ sourceKind }) => sourceKind === 'PAYMENT_SOURCE_MSISDN',
  );
  return (
    <>
      <Button
        look={standsOut ? 'gold' : 'glass'}
        size="large"
        className="w-full"
        onClick={() => begin('register')}
      >
        {t('plans.begin', { plan: plan.title })}
      </Button>
      {byNumber && (
        <Button
          look="plain"
          className="mt-2 w-full"
          onClick={() => openModalOver('mobilePayment', chosenBy(plan, byNumber))}
        >
          {t('payment.payByNumber')}
        </Button>
      )}
    </>
  );
}
