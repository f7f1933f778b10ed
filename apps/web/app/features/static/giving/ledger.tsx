import { localeOf } from '@kandil/i18n';
import { useRevalidator } from 'react-router';
import { givingTotals } from '#app/domain/giving/totals.ts';
import { Button } from '@kandil/ui/button.tsx';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import type { LedgerText } from '../texts/tree.ts';
import { LedgerEntries } from './ledger-entries.tsx';
import { LedgerMonths } from './ledger-months.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import type { LedgerData } from './load.ts';

interface LedgerProps extends LedgerData {
  text: LedgerText;
}

/** What was set aside and transferred so far, by month, down to the single receipt. */
export function Ledger({ text, months, open }: LedgerProps) {
  return (
    <section aria-labelledby="ledger" className="mt-14 lg:mt-20">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="ledger" className="display scroll-mt-24 text-3xl sm:text-4xl">
            {text.heading}
          </h2>
          <p className="text-muted mt-3 text-pretty">{text.text}</p>
          <h3 className="mt-8 text-lg font-semibold">{text.check.heading}</h3>
          <ol className="mt-4 space-y-4">
            {text.check.steps.map((step, at) => (
              <li key={step} className="flex gap-4">
                <Step number={at + 1} />
                <span className="text-text/90 pt-1 text-pretty">{step}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="min-w-0">
          {months === null ? (
            <Failed text={text.failed} />
          ) : months.length === 0 ? (
            <p className="rounded-sheet border-line text-muted border p-8 text-center">
              {text.none}
            </p>
          ) : (
            <>
              <LedgerTotals text={text} totals={givingTotals(months)} />
              <LedgerMonths text={text} months={months} open={open?.month ?? null} />
            </>
          )}
          {open && <LedgerEntries text={text} {...open} />}
        </div>
      </div>
    </section>
  );
}

function Step({ number }: { number: number }) {
  const { language } = useWords();
  return (
    <span
      aria-hidden
      className="bg-gold/12 text-gold flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-semibold"
    >
      {number.toLocaleString(localeOf(language))}
    </span>
  );
}

function Failed({ text }: { text: string }) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="rounded-sheet border-line border p-8 text-center">
      <p role="alert" className="text-muted">
        {text}
      </p>
      <p className="mt-5">
        <Button look="line" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('action.tryAgain')}
        </Button>
      </p>
    </div>
  );
}
