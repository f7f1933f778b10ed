import { payment } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { track } from '#app/data/analytics/track.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { Plan } from './plan-section.tsx';

interface PayActionsProps {
  plan: Plan;
  /** It was canceled, and can be bought again once it has ended. */
  restartsLater: boolean;
}

/** The ways to another price or plan, or back to this one. */
function PayActions({ plan, restartsLater }: PayActionsProps) {
  const { t } = useWords();
  const { planCode, periodCode, status, priceChange } = plan;
  const pay = () =>
    openModal('paymentType', { selectedPlan: planCode, selectedPeriod: periodCode });
  const mayAgree = priceChange?.agree === 'NOW';
  if (status !== 'ACTIVE' && !restartsLater)
    return (
      <Button onClick={pay}>
        {t(status === 'SUSPENDED' ? 'billing.payAgain' : 'billing.restart')}
      </Button>
    );
  return (
    <>
      {mayAgree && <Button onClick={pay}>{t('billing.agree')}</Button>}
      <ButtonLink to={paths.subscriptionPlans()} {...(mayAgree && { look: 'line' as const })}>
        {t(restartsLater ? 'settings.seePlans' : 'billing.change')}
      </ButtonLink>
    </>
  );
}

/** What an owner can do with a plan: change, restart or pay it again, see the payments, cancel (PAYMENT-02). */
export function PlanActions({ plan, onCanceled }: { plan: Plan; onCanceled(): void }) {
  const { t, language } = useWords();
  const reloadAccount = useReloadAccount();
  const { planCode, periodCode, status, canRestart, gatewayCode: payer } = plan;
  const restartsLater = status === 'CANCELED' && !canRestart;
  const cancel = async () => {
    const { gatewayCode, gatewayPackage, gatewaySubsId } = plan;
    const { data } = await browserApi(payment.billingCancel, {
      gatewayCode,
      gatewayPackage,
      gatewaySubsId,
    });
    track({ name: 'cancel_subscription', planCode, periodCode });
    notify('success', t('billing.canceled', { date: billingDay(data.expiryDate, language) }));
    onCanceled();
    await reloadAccount();
  };
  return (
    <>
      {restartsLater && (
        <p className="mt-4">
          {t('billing.restartLater', {
            gateway: t(`receipt.by.${payer}`),
            date: billingDay(plan.expiryDate, language),
          })}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <PayActions plan={plan} restartsLater={restartsLater} />
        <ButtonLink to={paths.paymentHistory()} look="line">
          {t('account.paymentHistory')}
        </ButtonLink>
        {status !== 'CANCELED' && (
          <Button
            look="plain"
            onClick={() =>
              openModal('confirm', {
                title: 'billing.cancelTitle',
                text: t('billing.cancelText', { date: billingDay(plan.expiryDate, language) }),
                action: 'billing.cancel',
                dismiss: 'billing.keep',
                danger: true,
                run: cancel,
              })
            }
          >
            {t('billing.cancel')}
          </Button>
        )}
        {plan.withdrawUntil && (
          <ButtonLink to={paths.withdraw()} look="plain">
            {t('footer.withdraw')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
