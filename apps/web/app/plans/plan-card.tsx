import type { UiKey } from '@kandil/i18n';
import type { ReactNode } from 'react';
import { moneyText } from '../lib/format.ts';
import { useWords } from '../lib/texts.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { CheckIcon } from '../ui/icons.ts';
import type { Plan } from './load.ts';

const PER: Readonly<Record<string, UiKey>> = { MONTHLY: 'plans.perMonth', YEARLY: 'plans.perYear' };

interface PlanCardProps {
  plan: Plan;
  periodCode: string;
  periodTitle: string;
  features: readonly string[];
  standsOut: boolean;
  action?: ReactNode;
}

export function PlanCard({ plan, periodCode, periodTitle, features, standsOut, action }: PlanCardProps) {
  const { t, language } = useWords();
  const { title, description, price, monthlyPrice, familySeats, current } = plan;
  const per = PER[periodCode];
  const details = [
    price.amount !== monthlyPrice.amount && t('plans.monthly', { price: moneyText(monthlyPrice, language) }),
    familySeats > 0 && t('plans.people', { count: familySeats + 1 }),
  ].filter(Boolean);
  return (
    <li
      className={cx(
        'relative flex flex-col rounded-sheet border bg-raised p-6 lg:p-8',
        standsOut ? 'border-2 border-gold shadow-glow' : 'border-line',
      )}
    >
      <div className="mb-3 flex min-h-6 gap-2">
        {current && <Badge tone="turquoise">{t('plans.current')}</Badge>}
        {standsOut && !current && <Badge tone="gold">{t('plans.suggested')}</Badge>}
      </div>
      <h3 className="display text-2xl">{title}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <bdi className="text-4xl font-bold tracking-tight">{moneyText(price, language)}</bdi>
        <span className="font-semibold text-muted">{per ? t(per) : `/ ${periodTitle}`}</span>
      </p>
      <p className="mt-1.5 min-h-5 text-sm text-muted">{details.join(' · ')}</p>
      <p className="mt-4 text-sm text-text/90">{description}</p>
      <ul className="mt-5 space-y-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-1 size-4 shrink-0 text-turquoise" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {action && <div className="mt-auto pt-7">{action}</div>}
    </li>
  );
}
