import { Link } from '#app/ui/link.tsx';

interface RowHeadingProps {
  id: string;
  title: string;
  /** Address of the whole row; absent if the row is complete. */
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
          className="text-gold hover:text-gold-bright py-2 text-sm font-semibold"
        >
          {more}
        </Link>
      )}
    </div>
  );
}
