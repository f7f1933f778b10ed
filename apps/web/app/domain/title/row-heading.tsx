import { Link } from '@kandil/ui/link.tsx';

interface RowHeadingProps {
  id: string;
  title: string;
  /** Address of the whole row; absent if the row is complete. With a remote the link ends the row instead (RowEnd). */
  to?: string | undefined;
  more: string;
}

export function RowHeading({ id, title, to, more }: RowHeadingProps) {
  return (
    <div className="gutter mb-3.5 flex items-baseline gap-3.5">
      <h2 id={id} className="text-lg font-semibold sm:text-xl">
        {title}
      </h2>
      {to && (
        <Link
          to={to}
          aria-label={`${more}: ${title}`}
          className="text-gold hover:text-gold-bright py-2 text-sm font-semibold in-data-remote:hidden"
        >
          {more}
        </Link>
      )}
    </div>
  );
}

/** The last element of a row's list for a remote: one press leads down from row to row, past no heading. */
export function RowEnd({ title, to, more }: Omit<RowHeadingProps, 'id'>) {
  return to === undefined ? null : (
    <li className="hidden in-data-remote:block">
      <Link
        to={to}
        aria-label={`${more}: ${title}`}
        className="rounded-tile border-line bg-raised/70 text-gold aspect-tile flex items-center justify-center border font-semibold"
      >
        {more}
      </Link>
    </li>
  );
}
