import { moneyText, numberText } from '@kandil/i18n/formats';
import { type Data, purchase } from '@kandil/contract';
import { QueryResult } from '#app/domain/prompt/query-result.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { paths } from '#app/paths.ts';
import { useSite } from '#app/data/start/site.tsx';
import { useStart } from '#app/data/start/start.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { useQuery } from '#app/data/queries/use-query.ts';
import { Badge } from '@kandil/ui/badge.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import { PlanActions } from './plan-actions.tsx';
import { Section } from './section.tsx';

export type Plan = NonNullable<Data<typeof purchase.userPlan>>;

// Wrapped in an object: no subscription is a valid answer too.
const loadPlan = async () => {
  const [plan, extra] = await Promise.all([
    browserApi(purchase.userPlan, {}),
    // Without an answer about them, the plan is shown all the same.
    browserApi(purchase.userExtraDays, {}).then(
      ({ data }) => data,
      () => null,
    ),
  ]);
  return { plan: plan.data, extra };
};
type Extra = NonNullable<Data<typeof purchase.userExtraDays>>;

const TONES = { ACTIVE: 'turquoise', SUSPENDED: 'ruby', CANCELED: 'line' } as const;

export function PlanSection() {
  const t = useT();
  const query = useQuery(loadPlan);
  const isShared = useStart().account?.subscription?.shared ?? false;
  return (
    <Section id="plan" title={t('settings.plan')} text={t('settings.planText')}>
      <QueryResult query={query} skeleton={<Skeleton className="rounded-sheet h-44" />}>
        {({ plan, extra }) => (
          <>
            {plan ? (
              <Current plan={plan} onChanged={() => void query.refetch()} />
            ) : isShared ? (
              <Shared />
            ) : (
              <NoPlan />
            )}
            {extra && <ExtraDays {...extra} />}
          </>
        )}
      </QueryResult>
    </Section>
  );
}

const PANEL =
  'rounded-sheet border-gold/25 from-gold/14 via-raised to-raised border bg-linear-to-br p-6 rtl:bg-linear-to-bl sm:p-7';

function Current({ plan, onChanged }: { plan: Plan; onChanged(): void }) {
  const { t, language } = useWords();
  const { off } = useSite();
  const day = (instant: string) => billingDay(instant, language);
  return (
    <div className={PANEL}>
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="display text-2xl">{plan.title}</h3>
        <Badge tone={TONES[plan.status]}>{t(`settings.status.${plan.status}`)}</Badge>
      </div>
      <p className="text-muted mt-1">
        {[
          t('settings.streams', { count: plan.streams }),
          ...(plan.familySeats > 0 && !off.includes('family')
            ? [t('settings.familySeats', { count: plan.familySeats })]
            : []),
        ].join(' · ')}
      </p>
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        <Fact
          name={t(plan.status === 'CANCELED' ? 'billing.watchUntil' : 'settings.until')}
          value={day(plan.expiryDate)}
        />
        {plan.nextCharge && (
          <Fact
            name={t('settings.nextCharge')}
            value={`${moneyText(plan.nextCharge.price, language)} · ${day(plan.nextCharge.date)}`}
          />
        )}
        {plan.next && (
          <Fact
            name={t('billing.nextPlan')}
            value={`${plan.next.title} · ${plan.next.periodTitle}`}
          />
        )}
      </dl>
      {plan.priceChange && <PriceChange {...plan.priceChange} />}
      {plan.status === 'SUSPENDED' && <p className="mt-4">{t('billing.suspended')}</p>}
      <PlanActions plan={plan} onCanceled={onChanged} />
    </div>
  );
}

/** A higher price that was announced: from when, and what the member can do until then. */
function PriceChange({ date, price, agree }: NonNullable<Plan['priceChange']>) {
  const { t, language } = useWords();
  const day = billingDay(date, language);
  return (
    <div className="border-gold mt-5 border-s-2 ps-4">
      <p className="font-medium">
        {t('billing.priceFrom', { date: day, price: moneyText(price, language) })}
      </p>
      <p className="text-muted mt-1 text-sm">
        {[
          ...(agree === 'NOW' ? [t('billing.agreeNow', { date: day })] : []),
          ...(agree === 'LATER' ? [t('billing.agreeLater')] : []),
          t('billing.priceCancel'),
        ].join(' ')}
      </p>
    </div>
  );
}

/** Days that were given, and why nothing else changes. */
function ExtraDays({ days, until }: Extra) {
  const { t, language } = useWords();
  return (
    <div className={`${PANEL} mt-4`}>
      <dl>
        <Fact name={t('settings.extraDays')} value={numberText(days, language)} />
      </dl>
      <p className="text-muted mt-2">
        {until === null
          ? t('settings.extraDaysLater')
          : t('settings.extraDaysUntil', { date: billingDay(until, language) })}
      </p>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-0.5 font-medium">{value}</dd>
    </div>
  );
}

/** A family member has no subscription to change. */
function Shared() {
  const t = useT();
  return (
    <div className={PANEL}>
      <h3 className="display text-2xl">{t('settings.sharedPlanTitle')}</h3>
      <p className="text-muted mt-1">{t('settings.sharedPlan')}</p>
    </div>
  );
}

function NoPlan() {
  const t = useT();
  return (
    <div className={PANEL}>
      <h3 className="display text-2xl">{t('settings.noPlanTitle')}</h3>
      <p className="text-muted mt-1">{t('settings.noPlan')}</p>
      <Links />
    </div>
  );
}

function Links() {
  const t = useT();
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={paths.subscriptionPlans()}>{t('settings.seePlans')}</ButtonLink>
      <ButtonLink to={paths.paymentHistory()} look="line">
        {t('account.paymentHistory')}
      </ButtonLink>
    </p>
  );
}
