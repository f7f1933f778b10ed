import HandHeartIcon from 'lucide-react/icons/hand-heart';
import SendIcon from 'lucide-react/icons/send';
import type { GivingTotal } from '#app/domain/giving/totals.ts';
import { moneyText } from '@kandil/i18n/formats';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { LedgerText } from '../texts/tree.ts';

/** What was set aside and transferred so far, by currency. */
export function LedgerTotals({
  text,
  totals,
}: {
  text: LedgerText;
  totals: readonly GivingTotal[];
}) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4">
      <Total label={text.setAside} icon={HandHeartIcon} totals={totals} of="setAside" />
      <Total label={text.transferred} icon={SendIcon} totals={totals} of="transferred" />
    </dl>
  );
}

interface TotalProps {
  label: string;
  icon: typeof SendIcon;
  totals: readonly GivingTotal[];
  of: 'setAside' | 'transferred';
}

function Total({ label, icon: Icon, totals, of }: TotalProps) {
  const { language } = useWords();
  return (
    <div className="rounded-sheet border-line to-raised from-turquoise/15 border bg-linear-to-br p-4 sm:p-6">
      <dt className="text-muted flex items-center gap-2.5 text-sm font-medium">
        <Icon className="text-turquoise size-5" aria-hidden />
        <span>{label}</span>
      </dt>
      {totals.map((total) => (
        <dd
          key={total.currency}
          className="mt-2 text-xl font-semibold tabular-nums first-of-type:text-2xl sm:text-2xl sm:first-of-type:text-4xl"
        >
          {moneyText({ amount: total[of], currency: total.currency }, language)}
        </dd>
      ))}
    </div>
  );
}
