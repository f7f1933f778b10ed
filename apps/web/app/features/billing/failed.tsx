import type { Data, payment } from '@kandil/contract';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useT } from '#app/ui/text/texts.tsx';

/** Why nothing was charged, and how to go on with the same plan. */
export function Failed({ state }: { state: Data<typeof payment.billingState> }) {
  const t = useT();
  const { planCode, periodCode, gatewayCode, reason } = state;
  return (
    <>
      <p className="text-muted w-full">
        {t(reason ? `paid.reason.${reason}` : 'paid.closed')} {t('paid.nothingCharged')}
      </p>
      <ButtonLink size="large" to={paths.plansFor({ planCode, periodCode, gatewayCode })}>
        {t('action.tryAgain')}
      </ButtonLink>
      <ButtonLink size="large" look="line" to={paths.plansFor({ planCode, periodCode })}>
        {t('paid.otherWay')}
      </ButtonLink>
    </>
  );
}
