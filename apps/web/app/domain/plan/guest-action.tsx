import { openModal } from '../prompt/modal-store.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { keepChoice } from './choice.ts';
import type { Period, Plan } from './load.ts';

interface GuestActionProps {
  plan: Plan;
  period: Period;
  standsOut: boolean;
}

/** Opens sign-up for a guest; the plan stays selected after it. */
export function GuestAction({ plan, period, standsOut }: GuestActionProps) {
  const t = useT();
  return (
    <Button
      look={standsOut ? 'gold' : 'glass'}
      size="large"
      className="w-full"
      onClick={() => {
        keepChoice(period, plan);
        openModal('register', {});
      }}
    >
      {t('plans.begin', { plan: plan.title })}
    </Button>
  );
}
