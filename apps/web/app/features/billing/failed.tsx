import type { Data, payment } from '@kandil/contract';
import { useStart } from '#app/data/start/start.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

/** Says why nothing was charged and how to retry the same plan, unless the member has bought it meanwhile. */
export function Failed({ state }: { state: Data<typeof payment.billingState> }) {
  const t = useT();
  const { account } = useStart();
  const { planCode, periodCode, gatewayCode, reason } = state;
  const hasPlan =
    state.state === 'CLOSED' &&
    account?.subscription?.subscriptionStatus === 'ACTIVE' &&
    account.subscription.productCode === planCode;
  return (
    <>
      <p className="text-muted mb-4 w-full">
        <span>
          {t(reason ? `paid.reason.${reason}` : 'paid.closed')} {t('paid.nothingCharged')}
        </span>{' '}
        {hasPlan && <span>{t('paid.hasPlan')}</span>}
      </p>
      {hasPlan ? (
        <ButtonLink size="large" to={paths.paymentHistory()}>
          {t('account.paymentHistory')}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink size="large" to={paths.plansFor({ planCode, periodCode, gatewayCode })}>
            {t('action.tryAgain')}
          </ButtonLink>
          <ButtonLink size="large" look="line" to={paths.plansFor({ planCode, periodCode })}>
            {t('paid.otherWay')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
