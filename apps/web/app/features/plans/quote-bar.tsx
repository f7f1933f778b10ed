import type { Period, Plan } from '#app/domain/plan/load.ts';
import { PromoCodeForm } from '#app/domain/plan/promo-code-form.tsx';
import { useCodePending } from '#app/domain/plan/payment-store.ts';
import { Quote } from '#app/domain/plan/quote.tsx';
import { Skeleton } from '@kandil/ui/skeleton.tsx';

/** The price of the highlighted plan, now and next, or why it cannot be bought, and the field for a promo code (PURCHASE-03). */
export function QuoteBar({ plan, period }: { plan: Plan; period: Period }) {
  const isPending = useCodePending();
  return (
    <section className="rounded-sheet border-line bg-raised mx-auto mt-6 flex max-w-6xl flex-wrap items-start justify-between gap-5 border p-6 lg:px-8">
      <div className="min-w-60 flex-1">
        <h2 className="text-lg font-semibold">
          {plan.title} · {period.title}
        </h2>
        <div className="mt-1" aria-live="polite">
          {isPending ? (
            <Skeleton className="h-5 max-w-72" />
          ) : plan.paymentOptions.length > 0 ? (
            <Quote plan={plan} />
          ) : (
            <p className="text-muted text-sm">{plan.optionNotes.join(' ')}</p>
          )}
        </div>
      </div>
      <PromoCodeForm />
    </section>
  );
}
