import { moneyText } from '@kandil/i18n';
import type { purchase } from '@kandil/contract';
import { paths } from '#app/paths.ts';
import { cx } from '#app/ui/cx.ts';
import { Link } from '#app/ui/link.tsx';
import { useWords } from '#app/ui/text/texts.tsx';
import type { LedgerText } from '../texts/tree.ts';
import { monthText } from './dates.ts';

/** The address of a month's entries. */
export const monthPath = (month: string, page = 1): string =>
  `${paths.socialResponsibility()}?month=${month}${page > 1 ? `&page=${page}` : ''}#entries`;

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
const CELL = 'px-2 py-3 align-baseline first:ps-0 last:pe-0';
/** On a phone these stand below the month. */
const WIDE = 'max-sm:hidden';

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

interface RowProps {
  text: LedgerText;
  row: purchase.GivingMonth;
  current: boolean;
}

function MonthRow({ text, row, current }: RowProps) {
  const { language } = useWords();
  const { month, entries, paid, setAside, transferred, transfers } = row;
  const recipients = [...new Set(transfers.map(({ recipient }) => recipient))];
  const name = monthText(month, language);
  const count = entries.toLocaleString(language);
  return (
    <tr className="border-line border-b">
      <th scope="row" className={cx(CELL, 'text-start font-medium')}>
        {entries === 0 ? (
          name
        ) : (
          <Link
            to={monthPath(month)}
            aria-current={current ? 'true' : undefined}
            className="hover:text-gold aria-[current]:text-gold inline-block py-1 underline underline-offset-4"
          >
            {name}
          </Link>
        )}
        {entries > 0 && (
          <span className="text-muted block text-sm font-normal sm:hidden">
            {text.entries}: {count} · <Sum of={paid} />
          </span>
        )}
      </th>
      <td className={cx(CELL, WIDE, 'text-end')}>{count}</td>
      <td className={cx(CELL, WIDE, 'text-end')}>
        <Sum of={paid} />
      </td>
      <td className={cx(CELL, 'text-end font-semibold')}>
        <Sum of={setAside} className="text-turquoise" />
      </td>
      <td className={cx(CELL, 'text-end')}>
        <Sum of={transferred} />
        {recipients.map((recipient) => (
          <span key={recipient} className="text-muted block text-sm">
            <bdi>{text.transferTo.replace('{recipient}', recipient)}</bdi>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** An amount; nothing stands back behind the sums. */
function Sum({ of, className }: { of: purchase.GivingMonth['paid']; className?: string }) {
  const { language } = useWords();
  return (
    <span
      className={cx('whitespace-nowrap', of.amount === 0 ? 'text-muted font-normal' : className)}
    >
      {moneyText(of, language)}
    </span>
  );
}
