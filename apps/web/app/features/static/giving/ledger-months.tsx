import type { purchase } from '@kandil/contract';
import { cx } from '@kandil/ui/cx.ts';
import type { LedgerText } from '../texts/tree.ts';
import { MonthRow, WIDE } from './month-row.tsx';

/** Rows that are shown at once; the older ones open on demand. */
const RECENT = 12;

interface MonthsProps {
  text: LedgerText;
  months: readonly purchase.GivingMonth[];
  /** The month whose entries are shown. */
  open: string | null;
}

export function LedgerMonths({ text, months, open }: MonthsProps) {
  const [recent, earlier] = [months.slice(0, RECENT), months.slice(RECENT)];
  return (
    <>
      <MonthTable {...{ text, open }} months={recent} />
      {earlier.length > 0 && (
        <details className="group mt-2" open={earlier.some(({ month }) => month === open)}>
          <summary className="text-gold hover:text-gold-bright min-h-11 py-2.5 font-semibold">
            {text.earlier}
          </summary>
          <MonthTable {...{ text, open }} months={earlier} />
        </details>
      )}
      <p className="text-muted mt-3 text-sm text-pretty">{text.note}</p>
    </>
  );
}

const HEAD = 'text-muted px-2 py-2.5 text-sm font-medium first:ps-0 last:pe-0';
function MonthTable({ text, months, open }: MonthsProps) {
  return (
    <table className="mt-6 w-full tabular-nums">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={cx(HEAD, 'text-start')}>
            {text.month}
          </th>
          <th scope="col" className={cx(HEAD, WIDE, 'text-end')}>
            {text.entries}
          </th>
          <th scope="col" className={cx(HEAD, WIDE, 'text-end')}>
            {text.revenue}
          </th>
          <th scope="col" className={cx(HEAD, 'text-end')}>
            {text.setAside}
          </th>
          <th scope="col" className={cx(HEAD, 'text-end')}>
            {text.transferred}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <MonthRow
            key={`${row.month} ${row.paid.currency}`}
            text={text}
            row={row}
            current={row.month === open}
          />
        ))}
      </tbody>
    </table>
  );
}
