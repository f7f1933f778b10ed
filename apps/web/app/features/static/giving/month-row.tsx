import { localeOf } from '@kandil/i18n';
import { moneyText } from '@kandil/i18n/formats';
import type { purchase } from '@kandil/contract';
import { paths } from '#app/paths.ts';
import { cx } from '@kandil/ui/cx.ts';
import { Link } from '@kandil/ui/link.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { LedgerText } from '../texts/tree.ts';
import { monthText } from './dates.ts';

/** The address of a month's entries. */
export const monthPath = (month: string, page = 1): string =>
  `${paths.socialResponsibility()}?month=${month}${page > 1 ? `&page=${page}` : ''}#entries`;

const CELL = 'px-2 py-3 align-baseline first:ps-0 last:pe-0';
/** On a phone these stand below the month. */
export const WIDE = 'max-sm:hidden';

interface RowProps {
  text: LedgerText;
  row: purchase.GivingMonth;
  current: boolean;
}

/** A month and currency of the ledger; a month with entries links to them. */
export function MonthRow({ text, row, current }: RowProps) {
  const { language } = useWords();
  const { month, entries, paid, setAside, transferred, transfers } = row;
  const recipients = [...new Set(transfers.map(({ recipient }) => recipient))];
  const name = monthText(month, language);
  const count = entries.toLocaleString(localeOf(language));
  return (
    <tr className="border-line border-b">
      <th scope="row" className={cx(CELL, 'text-start font-medium')}>
        {entries === 0 ? (
          <span>{name}</span>
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
            <span>{`${text.entries}: ${count} · `}</span>
            <Sum of={paid} />
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
