import type { Withdrawal } from '@kandil/contract/purchase';
import type { UiKey } from '@kandil/i18n';
import { momentText, moneyText } from '@kandil/i18n/formats';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

/** What the withdrawal is about. */
export function Facts({ of }: { of: Withdrawal }) {
  const { t, language } = useWords();
  const { planTitle, periodTitle, receiptNumber, concludedAt, lastDay, refund, statedAt } = of;
  const facts: readonly [UiKey, string | null][] = [
    ['withdrawal.fact.plan', `${planTitle} · ${periodTitle}`],
    ['withdrawal.fact.concluded', billingDay(concludedAt, language)],
    ['withdrawal.fact.receipt', receiptNumber],
    [
      'withdrawal.fact.lastDay',
      lastDay ? billingDay(lastDay, language) : t('withdrawal.freeUntil'),
    ],
    ['withdrawal.fact.refund', refund ? moneyText(refund, language) : t('withdrawal.nothing')],
    ['withdrawal.fact.stated', statedAt && momentText(new Date(statedAt), language)],
  ];
  return (
    <dl className="divide-line mb-6 divide-y text-sm">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="flex justify-between gap-6 py-2.5">
              <dt className="text-muted">{t(name)}</dt>
              {/* The server writes the time in its own time zone, and names it. */}
              <dd className="text-end font-medium" suppressHydrationWarning>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
