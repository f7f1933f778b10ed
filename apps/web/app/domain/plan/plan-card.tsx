import type { UiKey } from '@kandil/i18n';
import { moneyText } from '@kandil/i18n/formats';
import type { ReactNode } from 'react';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { Badge } from '@kandil/ui/badge.tsx';
import { cx } from '@kandil/ui/cx.ts';
import CheckIcon from 'lucide-react/icons/check';
import type { Plan } from './load.ts';

const PER: Readonly<Record<string, UiKey>> = { MONTHLY: 'plans.perMonth', YEARLY: 'plans.perYear' };

interface PlanCardProps {
  plan: Plan;
  heading: 'h2' | 'h3';
  periodCode: string;
  periodTitle: string;
  features: readonly string[];
  standsOut: boolean;
  mark: 'current' | 'suggested' | null;
  action: ReactNode;
}

export function PlanCard({
  plan,
  heading: Heading,
  periodCode,
  periodTitle,
  features,
  standsOut,
  mark,
  action,
}: PlanCardProps) {
  const { t, language } = useWords();
  const { title, price, monthlyPrice, familySeats, promoApplied } = plan;
  const per = PER[periodCode];
  const details = [
    !promoApplied &&
      price.amount !== monthlyPrice.amount &&
      t('plans.monthly', { price: moneyText(monthlyPrice, language) }),
    familySeats > 0 && t('plans.people', { count: familySeats + 1 }),
  ].filter(Boolean);
  return (
    <li
      className={cx(
        'relative flex flex-col rounded-sheet border bg-raised p-6 md:w-[calc((100%-2rem)/3)] lg:w-[calc((100%-3rem)/3)] lg:p-8',
        standsOut ? 'border-2 border-gold shadow-glow' : 'border-line',
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <Heading className="display text-2xl">{title}</Heading>
        {mark && (
          <Badge tone={mark === 'current' ? 'turquoise' : 'gold'}>{t(`plans.${mark}`)}</Badge>
        )}
      </div>
      <Price plan={plan} per={per ? t(per) : `/ ${periodTitle}`} />
      <p className="text-muted mt-1.5 min-h-5 text-sm">{details.join(' · ')}</p>
      <ul className="mt-6 space-y-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="text-turquoise mt-1 size-4 shrink-0" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-7">{action}</div>
    </li>
  );
}

/** The price of a period; with an offer, what is paid first, the struck price that follows, and from when. */
function Price({ plan, per }: { plan: Plan; per: string }) {
  const { t, language } = useWords();
  const { price, today, promoApplied, promoText } = plan;
  const amount = (
    <bdi className="text-4xl font-bold tracking-tight">
      {moneyText(promoApplied ? today : price, language)}
    </bdi>
  );
  if (!promoApplied)
    return (
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        {amount} <span className="text-muted font-semibold">{per}</span>
      </p>
    );
  return (
    <>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        {amount}{' '}
        <del className="text-muted font-semibold">
          <span className="sr-only">{t('plans.usualPrice')} </span>
          <bdi>{moneyText(price, language)}</bdi> <span>{per}</span>
        </del>
      </p>
      <p className="text-leaf mt-1.5 text-sm">{promoText}</p>
    </>
  );
}

/** Why a plan cannot be bought now, in place of its button; nothing without a reason. */
export const NotForSale = ({ optionNotes }: Pick<Plan, 'optionNotes'>) =>
  optionNotes.length > 0 ? <p className="text-muted text-sm">{optionNotes.join(' ')}</p> : null;
