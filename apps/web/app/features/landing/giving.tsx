import { moneyText } from '@kandil/i18n/formats';
import HandHeartIcon from 'lucide-react/icons/hand-heart';
import type { GivingTotal } from '#app/domain/giving/totals.ts';
import { useSite } from '#app/data/start/site.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { LandingText } from './texts/shape.ts';

interface GivingProps {
  given: readonly GivingTotal[];
  words: LandingText['giving'];
}

/** The pledge to give a share away (CONST-21), with the sums of the ledger; nothing where giving is off. */
export function Giving({ given, words }: GivingProps) {
  const { t } = useWords();
  const { off } = useSite();
  if (off.includes('giving')) return null;
  return (
    <section className="gutter" aria-labelledby="giving">
      <div className="rounded-sheet border-line to-raised from-turquoise/15 grid gap-6 overflow-hidden border bg-linear-to-br p-7 sm:p-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-12">
        <div className="flex flex-col gap-6 sm:flex-row sm:items-start">
          <span className="bg-turquoise/20 text-turquoise flex size-16 shrink-0 items-center justify-center rounded-full">
            <HandHeartIcon className="size-8" aria-hidden />
          </span>
          <div>
            <h2 id="giving" className="display text-2xl sm:text-3xl">
              {t('landing.giving')}
            </h2>
            <p className="text-text/90 mt-2 max-w-2xl">{t('landing.givingText')}</p>
            <ButtonLink
              to={paths.socialResponsibility()}
              look="glass"
              size="large"
              className="mt-6"
            >
              {t('landing.givingLink')}
            </ButtonLink>
          </div>
        </div>
        {given.length > 0 && (
          <dl className="grid grid-cols-2 gap-3 sm:gap-8">
            <Sums label={words.setAside} given={given} of="setAside" />
            <Sums label={words.transferred} given={given} of="transferred" />
          </dl>
        )}
      </div>
    </section>
  );
}

/** Currencies that are named: the largest sums. */
const NAMED = 3;

interface SumsProps {
  label: string;
  given: readonly GivingTotal[];
  of: 'setAside' | 'transferred';
}

function Sums({ label, given, of }: SumsProps) {
  const { language } = useWords();
  return (
    <div className="border-turquoise/40 border-s-2 ps-4">
      <dt className="text-muted text-sm">{label}</dt>
      {given.slice(0, NAMED).map((total) => (
        <dd
          key={total.currency}
          className="mt-1 text-base font-semibold tabular-nums first-of-type:text-2xl sm:first-of-type:text-3xl"
        >
          {moneyText({ amount: total[of], currency: total.currency }, language)}
        </dd>
      ))}
    </div>
  );
}
