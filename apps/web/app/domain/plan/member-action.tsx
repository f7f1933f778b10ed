import { useClientState } from '#app/data/client/client-state.ts';
import { openModalOver } from '../prompt/modal-store.ts';
import { Button } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Period, Plan } from './load.ts';
import { NotForSale } from './plan-card.tsx';

interface MemberActionProps {
  plan: Plan;
  period: Period;
  standsOut: boolean;
}

/** Begins to pay for a plan; where it cannot be bought now, says why. A child pays for nothing. */
export function MemberAction({ plan, period, standsOut }: MemberActionProps) {
  const t = useT();
  if (useClientState().currentProfile?.profileType === 'KIDS') return null;
  if (plan.paymentOptions.length === 0) return <NotForSale optionNotes={plan.optionNotes} />;
  return (
    <Button
      look={standsOut ? 'gold' : 'glass'}
      size="large"
      className="w-full"
      onClick={() =>
        openModalOver('paymentType', {
          selectedPlan: plan.planCode,
          selectedPeriod: period.periodCode,
        })
      }
    >
      {t('payment.choose', { plan: plan.title })}
    </Button>
  );
}
