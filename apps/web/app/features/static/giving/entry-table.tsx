import type { purchase } from '@kandil/contract';
import { moneyText } from '@kandil/i18n/formats';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { LedgerText } from '../texts/tree.ts';
import { dayText } from './dates.ts';

const HEAD = 'text-muted py-2 text-sm font-medium';
const CELL = 'py-2.5';

/** Receipts and credit notes with their shares. */
export function EntryTable({
  text,
  entries,
}: {
  text: LedgerText;
  entries: readonly purchase.GivingEntry[];
}) {
  const { language } = useWords();
  return (
    <table className="mt-4 w-full text-sm tabular-nums sm:text-base">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={`${HEAD} text-start`}>
            {text.receipt}
          </th>
          <th scope="col" className={`${HEAD} text-start max-sm:hidden`}>
            {text.date}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {text.paid}
          </th>
          <th scope="col" className={`${HEAD} text-end`}>
            {text.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, date, paid, setAside }, at) => (
          <tr key={number ?? at} className="border-line border-b last:border-b-0">
            <th scope="row" className={`${CELL} text-start font-medium`}>
              <bdi>{number ?? '—'}</bdi>
              <span className="text-muted block text-xs font-normal sm:hidden">
                {dayText(date, language)}
              </span>
            </th>
            <td className={`${CELL} max-sm:hidden`}>{dayText(date, language)}</td>
            <td className={`${CELL} text-end`}>{moneyText(paid, language)}</td>
            <td className={`${CELL} text-turquoise text-end font-semibold`}>
              {moneyText(setAside, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
