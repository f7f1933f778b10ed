import { localeOf } from '@kandil/i18n';
import { percentText } from '@kandil/i18n/formats';
import { useSite } from '#app/data/start/site.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

/** More parts than these are not drawn. */
const MOST_PARTS = 100;

/** The number of equal parts of which one is given: 40 of 2.5 %. Null: it is not one of few. */
function partsOf(percent: number): number | null {
  const parts = 100 / percent;
  return Number.isInteger(parts) && parts > 1 && parts <= MOST_PARTS ? parts : null;
}

/** The share of today as a percentage, and as one part of so many. @param detail a sentence below the pledge */
export function GivingPromise({ detail }: { detail: string }) {
  const { language, t } = useWords();
  const { givingPercent } = useSite();
  const parts = partsOf(givingPercent);
  const digits = (value: number) => value.toLocaleString(localeOf(language));
  return (
    <section className="rounded-sheet border-line bg-raised/70 grid items-center gap-10 border p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:gap-16 lg:p-14">
      <div>
        <p className="display text-gold flex flex-wrap items-baseline gap-x-5" aria-hidden>
          <span className="text-6xl sm:text-8xl">{percentText(givingPercent, language)}</span>
          {parts !== null && (
            <span className="text-muted text-2xl sm:text-3xl">{`${digits(1)}/${digits(parts)}`}</span>
          )}
        </p>
        <p className="mt-5 max-w-2xl text-xl leading-relaxed sm:text-2xl">
          {t('landing.givingText')}
        </p>
        <p className="text-muted mt-3 max-w-2xl">{detail}</p>
      </div>
      {parts !== null && <Parts count={parts} />}
    </section>
  );
}

/** Dots, of which the last in reading direction is given. */
function Parts({ count }: { count: number }) {
  return (
    <div className="grid w-fit grid-cols-10 gap-1.5 sm:gap-2.5" aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className={cx(
            'size-5 rounded-full sm:size-7',
            at === count - 1 ? 'bg-turquoise' : 'bg-edge',
          )}
        />
      ))}
    </div>
  );
}
