import { type ComponentType, useState } from 'react';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { askedFor, firstPeriod, highlightedPlan, markOf } from './choice.ts';
import { GuestAction } from './guest-action.tsx';
import { MemberAction } from './member-action.tsx';
import type { Offers, Period, Plan } from './load.ts';
import { PeriodSwitch } from './period-switch.tsx';
import { PlanCard } from './plan-card.tsx';

interface PlanListProps {
  offers: Offers;
  /** Heading level of each plan: one below the page's or section's. */
  heading: 'h2' | 'h3';
  /** For a guest, each plan has a button that opens sign-up. */
  isGuest?: boolean;
  /** Under the plans, about the one that stands out. */
  below?: ComponentType<{ plan: Plan; period: Period }>;
}

/** The plans of one period in columns, and the switch between periods. */
export function PlanList({ offers, heading, isGuest = false, below: Below }: PlanListProps) {
  const t = useT();
  const query = useAddressQuery();
  const { config } = useStart();
  const asked = askedFor(query);
  const [code, setCode] = useState(() => firstPeriod(offers, asked)?.periodCode);
  const period = offers.periods.find(({ periodCode }) => periodCode === code);
  if (!period) return <p className="text-muted mt-8 text-center">{t('plans.empty')}</p>;
  const highlighted = highlightedPlan(period, asked);
  const Action = isGuest ? GuestAction : MemberAction;
  const titles = new Map(offers.features.map((feature) => [feature.code, feature.title]));
  const isClosed = isGuest && config.registrationClosed;
  return (
    <>
      {isClosed && (
        <p className="rounded-tile border-line bg-raised mx-auto mt-8 max-w-2xl border p-4 text-center">
          {t('signUp.closed')} {t('signUp.closedPlans')}
        </p>
      )}
      {offers.periods.length > 1 && (
        <PeriodSwitch periods={offers.periods} chosen={period.periodCode} onChoose={setCode} />
      )}
      <ul className="mx-auto mt-8 flex max-w-6xl flex-col gap-5 md:flex-row md:flex-wrap md:justify-center md:gap-4 lg:gap-6">
        {period.plans.map((plan) => {
          const standsOut = plan === highlighted;
          return (
            <PlanCard
              key={plan.planCode}
              plan={plan}
              heading={heading}
              periodCode={period.periodCode}
              periodTitle={period.title}
              features={plan.featureCodes.flatMap((feature) => titles.get(feature) ?? [])}
              standsOut={standsOut}
              mark={markOf(plan, offers)}
              action={<Action plan={plan} period={period} standsOut={standsOut} />}
            />
          );
        })}
      </ul>
      {highlighted && Below && <Below plan={highlighted} period={period} />}
    </>
  );
}
